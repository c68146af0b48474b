/** Storage key of a photo among the private files. */
export const imageKey = (imageId: string): string => `prescriptions/${imageId}`;
