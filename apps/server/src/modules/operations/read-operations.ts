import type { Operations } from '@subah/contract/operations/operations';
import { sql } from 'drizzle-orm';
import type { LastBackup } from '../../platform/backup/last-backup.ts';
import type { Db } from '../../platform/database/database.ts';
import { findFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import { readFreeBytes } from '../../platform/storage/free-bytes.ts';
import { VERSION } from '../../platform/version.ts';
import { findWaitingMails, readOperatingFigures } from '../reports/index.ts';

export type OperationsDeps = {
  db: Db;
  folders: string[];
  /** Undefined when no backups are scheduled. */
  lastBackup: LastBackup | undefined;
  hasMailServer: boolean;
};

export async function readOperations(deps: OperationsDeps): Promise<Operations> {
  const { db, folders, lastBackup, hasMailServer } = deps;
  const figures = await readOperatingFigures(db);
  const { rows } = await db.execute<{ version: string; bytes: string; migrated_at: string }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select max(created_at)::text from drizzle.__drizzle_migrations) as migrated_at`);
  // An unreachable target counts as no backup; the metrics and the failed job have the reason.
  const lastBackupAt = await lastBackup?.().catch(() => undefined);
  const free = await Promise.all(folders.map(readFreeBytes));
  return {
    version: VERSION,
    node: process.versions.node,
    postgresql: rows[0]?.version ?? '',
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    lastMigration: new Date(Number(rows[0]?.migrated_at ?? 0)).toISOString(),
    databaseBytes: Number(rows[0]?.bytes ?? 0),
    freeBytes: free.length > 0 ? Math.min(...free) : null,
    backup: { scheduled: lastBackup !== undefined, lastAt: lastBackupAt?.toISOString() ?? null },
    hasMailServer,
    jobsWaiting: figures.jobs_waiting,
    paymentsUnmatched: figures.payments_unmatched,
    refundsFailed: figures.refunds_failed,
    mailsWaiting: figures.mails_waiting,
    jobs: await findFailedJobs(db),
    mails: await findWaitingMails(db),
  };
}
