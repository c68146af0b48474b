/** Where bytes are kept: a folder or a bucket. Whatever is put there is for the shop alone; no address leads to it. */
export type FileStorage = {
  /** The bytes under a key, or nothing when there are none. */
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** A reader sees what was there before or all of what is written, never half of it. */
  write(key: string, bytes: Buffer | string): Promise<void>;
  /** It is no error when nothing is there. */
  remove(key: string): Promise<void>;
};

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

/** Keys are never made from what somebody sent; one that is not of our shape is a fault of ours. */
export function ourKey(key: string): string {
  if (!KEY.test(key)) throw new Error('this is no key of a file');
  return key;
}
