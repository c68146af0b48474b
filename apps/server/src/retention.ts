import type { JobHelpers } from 'graphile-worker';
import type { Deps } from './deps.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { RETENTION_RULES } from './retention-rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Bounds one run; the rest follows the next day. */
const MAX_BATCHES = 500;

type RetentionDeps = Pick<Deps, 'db' | 'clock'>;

/** Applies every rule in batches. Safe to repeat and to run on two servers at once. */
export async function applyRetention({ db, clock }: RetentionDeps, log?: JobHelpers['logger']): Promise<void> {
  for (const rule of RETENTION_RULES) {
    if (!('apply' in rule)) continue;
    const before = new Date(clock().getTime() - rule.days * DAY_MS);
    let rows = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const changed = await rule.apply(db, before);
      rows += changed;
      if (changed === 0) break;
    }
    if (rows > 0) log?.info(`retention: ${rule.what}: ${rows} rows`);
  }
}

/** 03:20 in India; the crontab is in UTC. */
export const retentionJobs = (deps: RetentionDeps): Jobs => ({
  tasks: { 'apply-retention': (_payload, { logger }) => applyRetention(deps, logger) },
  crontab: '50 21 * * * apply-retention ?fill=1d',
});
