/** Where the bytes of a photo lie among the private files. */
export const imageKey = (imageId: string): string => `prescriptions/${imageId}`;
