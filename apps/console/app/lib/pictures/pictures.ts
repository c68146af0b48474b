/** Value of a picture field: paths that are stored already, and files to upload. */
export type Pictures = { kept: string[]; added: File[] };

export const onePicture = (path: string | undefined): Pictures => ({ kept: path ? [path] : [], added: [] });

export const isPictures = (value: unknown): value is Pictures =>
  typeof value === 'object' && value !== null && 'kept' in value && 'added' in value;
