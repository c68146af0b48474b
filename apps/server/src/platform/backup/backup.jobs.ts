import type { Jobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings.ts';

const BACKUP = 'backup';

/** The scheduled backup. A failed one is tried again; without BACKUP_TARGET there is none. */
export function backupJobs({ settings }: { settings: Settings }): Jobs {
  const { target, key, schedule } = settings.backup;
  if (!target || !key) return { tasks: {} };
  return {
    tasks: {
      [BACKUP]: async (_payload, { logger }) => {
        const { backUpShop } = await import('./back-up-shop.ts');
        const { id } = await backUpShop(settings, target, key);
        logger.info(`backup ${id} written`);
      },
    },
    crontab: `${schedule} ${BACKUP} ?max=5`,
  };
}
