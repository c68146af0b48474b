import path from 'node:path';
import type { Settings } from '../settings.ts';
import { bucketStorage } from './bucket-storage.ts';
import { filesIn, folderStorage } from './folder-storage.ts';
import { openPictures } from './pictures.ts';
import { openPrivateFiles } from './private-files.ts';

type FileSettings = Pick<Settings, 'dataDir' | 'bucket'>;

/** The shop's files where its settings say: in the bucket, or under DATA_DIR. Every program of the shop opens them here. */
export function openStorage({ dataDir, bucket }: FileSettings) {
  const open = (folder: string, modes?: { isPrivate: boolean }) =>
    bucket ? bucketStorage(bucket, folder) : folderStorage(path.join(dataDir, folder), modes);
  return {
    pictures: openPictures(open('uploads')),
    privateFiles: openPrivateFiles(open('private', { isPrivate: true })),
  };
}

/** Every picture that this machine has an original of; none when they lie in a bucket. */
export const pictureKeysOnDisk = ({ dataDir, bucket }: FileSettings): Promise<string[]> =>
  bucket ? Promise.resolve([]) : filesIn(path.join(dataDir, 'uploads', 'originals'));
