/** Stores files by key, in a folder or in a bucket. Nothing in it is served directly. */
export type FileStorage = {
  /** Undefined when there is no such file. */
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Atomic: a concurrent reader gets the old or the new bytes, never a part. */
  write(key: string, bytes: Buffer | string): Promise<void>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** All files in this folder (`originals`) and below it; '' stands for all. */
  list(folder: string): Promise<StoredFile[]>;
  /** Removes parts of files whose writing was cut off before this time. Returns their number. */
  removeUnfinished(before: Date): Promise<number>;
};

/** `version` changes whenever the content does. */
export type StoredFile = { key: string; version: string };

/** `originals/0198c7d2-…`, `sizes/0198c7d2-…-300.avif` */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** Keys are generated, never taken from input; another shape is a bug and might escape the folder. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('invalid storage key');
  return key;
}
