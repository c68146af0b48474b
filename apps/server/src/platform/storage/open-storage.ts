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
