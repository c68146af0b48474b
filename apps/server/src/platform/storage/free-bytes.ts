import { statfs } from 'node:fs/promises';

/** What a process that is not root may still write to the disk of this folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
