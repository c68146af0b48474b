import type { Settings } from '../settings.ts';

/** When the newest backup was made; undefined when there is none. */
export type LastBackup = () => Promise<Date | undefined>;

const CACHE_MS = 300_000;

/** Lists the target at most every five minutes. Undefined without BACKUP_TARGET. */
export function openLastBackup({ backup: { target, key } }: Pick<Settings, 'backup'>): LastBackup | undefined {
  if (!target || !key) return undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let cached: Promise<Date | undefined> = Promise.resolve(undefined);
  const read = async (): Promise<Date | undefined> => {
    const [{ openBackupTarget }, { listBackups, momentOfBackup }] = await Promise.all([
      import('./backup-target.ts'),
      import('./manifest.ts'),
    ]);
    const newest = (await listBackups(openBackupTarget(target, key))).at(-1);
    return newest ? momentOfBackup(newest) : undefined;
  };
  return () => {
    if (performance.now() - readAt > CACHE_MS) {
      readAt = performance.now();
      cached = read();
    }
    return cached;
  };
}
