import { connectToShop } from '../database/connect-to-shop.ts';
import type { Settings } from '../settings.ts';
import { openBackupTarget } from './backup-target.ts';
import { createBackup } from './create-backup.ts';
import type { Manifest } from './manifest.ts';
import { openShopFiles } from './shop-files.ts';

/** Backs up the shop of these settings and removes the backups that are older than the settings say. */
export async function backUpShop(settings: Settings, place: string, key: string): Promise<Manifest> {
  const { connection, disconnect } = await connectToShop(settings);
  try {
    return await createBackup({
      connection,
      files: openShopFiles(settings),
      target: openBackupTarget(place, key),
      authSecret: settings.isAuthSecretGenerated ? settings.authSecret : undefined,
      keepDays: settings.backup.keepDays,
    });
  } finally {
    await disconnect();
  }
}
