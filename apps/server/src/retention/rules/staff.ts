import { sql } from 'drizzle-orm';
import { deleteOldImports } from '../../modules/catalog/index.ts';
import { deleteWhere, olderThan } from '../delete-in-batches.ts';
import { ACCOUNTING_DAYS, type RetentionRule, WORKING_DATA } from '../retention-rule.ts';

export const staffRules: readonly RetentionRule[] = [
  {
    tables: ['audit_log'],
    what: 'changes by staff',
    days: ACCOUNTING_DAYS,
    reason: 'Companies (Accounts) Rules 3: audit trail for eight years',
    apply: olderThan('audit_log', 'created_at'),
  },
  {
    tables: ['import_runs'],
    what: 'progress of imports',
    days: 90,
    reason: WORKING_DATA,
    apply: olderThan('import_runs', 'updated_at'),
  },
  {
    tables: ['sent_lists'],
    what: 'lists uploaded for an import, with the rows that were skipped',
    days: 90,
    reason: WORKING_DATA,
    apply: deleteOldImports,
  },
  {
    tables: [],
    what: 'background jobs that failed for good',
    days: 90,
    reason: WORKING_DATA,
    apply: deleteWhere(
      'graphile_worker._private_jobs',
      (before) => sql`attempts >= max_attempts and locked_at is null and run_at < ${before}`,
    ),
  },
];
