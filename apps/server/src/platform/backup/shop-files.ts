import path from 'node:path';
import type { Settings } from '../settings.ts';
import { bucketStorage } from '../storage/bucket-storage.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import type { ShopFiles } from './back-up-files.ts';

export function openShopFiles({ bucket, dataDir }: Pick<Settings, 'bucket' | 'dataDir'>): ShopFiles {
  return bucket
    ? { uploads: bucketStorage(bucket, 'uploads'), private: bucketStorage(bucket, 'private') }
    : {
        uploads: folderStorage(path.join(dataDir, 'uploads')),
        private: folderStorage(path.join(dataDir, 'private'), { isPrivate: true }),
      };
}
