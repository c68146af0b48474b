import path from 'node:path';
import type { Settings } from '../settings.ts';
import { bucketStorage } from './bucket-storage.ts';
import { filesIn, folderStorage } from './folder-storage.ts';
import { openPictures } from './pictures.ts';
import { openPrivateFiles } from './private-files.ts';

type StorageSettings = Pick<Settings, 'dataDir' | 'bucket'>;

/** Opens the bucket of S3_URL, or folders under DATA_DIR. */
export function openStorage({ dataDir, bucket }: StorageSettings) {
  const open = (folder: string, modes?: { isPrivate: boolean }) =>
    bucket ? bucketStorage(bucket, folder) : folderStorage(path.join(dataDir, folder), modes);
  return {
    pictures: openPictures(open('uploads')),
    privateFiles: openPrivateFiles(open('private', { isPrivate: true })),
  };
}

/** Keys of all original pictures; empty when they are in a bucket. */
export const pictureKeysOnDisk = ({ dataDir, bucket }: StorageSettings): Promise<string[]> =>
  bucket ? Promise.resolve([]) : filesIn(path.join(dataDir, 'uploads', 'originals'));

/** Names of sizes that have not been generated yet; empty when the pictures are in a bucket. */
export async function missingSizes(settings: StorageSettings, widths: readonly number[]): Promise<string[]> {
  const keys = await pictureKeysOnDisk(settings);
  const existing = new Set(await filesIn(path.join(settings.dataDir, 'uploads', 'sizes')));
  return widths.flatMap((width) => keys.map((key) => `${key}-${width}.avif`)).filter((name) => !existing.has(name));
}
