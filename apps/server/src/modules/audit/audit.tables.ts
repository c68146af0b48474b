import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export type Snapshot = Record<string, unknown>;

/** Append-only, except for `eraseWords`. `actorName` is the name at the time of the change. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Null for changes by a job. */
    actorId: uuid('actor_id').references(() => users.id),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Snapshot>(),
    after: jsonb('after').$type<Snapshot>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_of_actor').on(table.actorId, table.id),
    index('audit_log_of_subject').on(table.subject, table.subjectId, table.id),
    index('audit_log_of_kind').on(table.subject, table.id),
    index('audit_log_of_action').on(table.action, table.id),
    index('audit_log_of_both').on(table.subject, table.action, table.id),
  ],
);
