import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { bucketStorage } from '../storage/bucket-storage.ts';
import { readBucketUrl } from '../storage/bucket-url.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import type { StoredFile } from '../storage/storage.ts';
import { createEncryption, type Encryption } from './encryption.ts';

/** Per object of up to 8 MB, also over a slow line. */
const TIMEOUT_MS = 120_000;

/** Where backups are stored, encrypted. */
export type BackupTarget = {
  nameOf: Encryption['nameOf'];
  read(key: string): Promise<Buffer>;
  write(key: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  list(folder: string): Promise<StoredFile[]>;
};

/** `place` is a folder, or a bucket written like S3_URL. */
export function openBackupTarget(place: string, secret: string): BackupTarget {
  const encryption = createEncryption(secret);
  const storage = openPlainStorage(place);
  return {
    nameOf: encryption.nameOf,
    async read(key) {
      const bytes = await storage.read(key);
      if (!bytes) throw new StartFailure(`${key} of the backup is missing.`);
      return encryption.decrypt(key, bytes);
    },
    write: (key, bytes) => storage.write(key, encryption.encrypt(key, bytes)),
    remove: storage.remove,
    list: storage.list,
  };
}

function openPlainStorage(place: string) {
  if (!/^https?:/.test(place)) return folderStorage(path.resolve(place), { isPrivate: true });
  const bucket = readBucketUrl(place);
  if (!bucket) throw new StartFailure('The address of the bucket for backups must be written like S3_URL.');
  return bucketStorage(bucket, 'backups', { timeoutMs: TIMEOUT_MS });
}
