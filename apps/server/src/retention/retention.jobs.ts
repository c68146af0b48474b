import type { JobHelpers } from 'graphile-worker';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { removeOrphanedFiles } from './remove-orphaned-files.ts';
import type { RetentionRule } from './retention-rule.ts';
import { RETENTION_RULES } from './retention-rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Bounds one run; the rest follows the next day. */
const MAX_BATCHES = 500;

type RetentionDeps = Pick<Deps, 'db' | 'clock'>;

type AppliedRule = Extract<RetentionRule, { apply: unknown }>;

/** Applies the rules in batches. Safe to repeat and to run on two servers at once. A rule that fails does not stop others. */
export async function applyRetention(
  deps: RetentionDeps,
  { hourly = false, log }: { hourly?: boolean; log?: JobHelpers['logger'] } = {},
): Promise<void> {
  const rules = RETENTION_RULES.filter((rule) => 'apply' in rule).filter((rule) => rule.hourly || !hourly);
  const failures: unknown[] = [];
  for (const rule of rules) {
    try {
      const rows = await applyRule(deps, rule);
      if (rows > 0) log?.info(`retention: ${rule.what}: ${rows} rows`);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'retention rules failed');
}

async function applyRule({ db, clock }: RetentionDeps, rule: AppliedRule): Promise<number> {
  const before = new Date(clock().getTime() - rule.days * DAY_MS);
  let rows = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const changed = await rule.apply(db, before);
    if (changed === 0) break;
    rows += changed;
  }
  return rows;
}

/** 03:20 in India; the crontab is in UTC. */
export const retentionJobs = (deps: RetentionDeps & Pick<Deps, 'privateFiles'>): Jobs => ({
  tasks: {
    'apply-retention': (_payload, { logger }) => applyRetention(deps, { log: logger }),
    'apply-hourly-retention': (_payload, { logger }) => applyRetention(deps, { hourly: true, log: logger }),
    'remove-orphaned-files': async (_payload, { logger }) => {
      const files = await removeOrphanedFiles(deps);
      if (files > 0) logger.info(`private files without a row, or cut off, removed: ${files}`);
    },
  },
  crontab: [
    '50 21 * * * apply-retention ?fill=1d',
    '23 * * * * apply-hourly-retention',
    '10 22 * * * remove-orphaned-files ?fill=1d',
  ].join('\n'),
});
