import { CATALOGS } from '@subah/rules/catalog/catalogs';
import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Progress of an import, written in the transaction of its rows, so that a killed import can resume. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    catalog: text('catalog', { enum: CATALOGS }).notNull(),
    fileName: text('file_name').notNull(),
    /** The same bytes and the same column mapping resume the same run. */
    fileHash: text('file_hash').notNull(),
    columnsHash: text('columns_hash').notNull(),
    rowsDone: integer('rows_done').notNull().default(0),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    repeated: integer('repeated').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    startedAt: moment('started_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    check('import_runs_catalog', isOneOf('catalog', CATALOGS)),
    uniqueIndex('import_runs_open')
      .on(table.catalog, table.fileHash, table.columnsHash)
      .where(sql`finished_at is null`),
    index('import_runs_newest').on(table.startedAt),
  ],
);

const STATES = ['waiting', 'running', 'done', 'failed'] as const;

/** CSV files uploaded in the console and the progress of their import job. */
export const importUploads = pgTable(
  'sent_lists',
  {
    id: id(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    catalog: text('catalog', { enum: CATALOGS }).notNull(),
    state: text('state', { enum: STATES }).notNull().default('waiting'),
    part: real('part').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    repeated: integer('repeated').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Which columns of the file are read as what, as chosen in the console; empty where the import finds them itself. */
    columns: jsonb('columns').$type<ColumnMapping>().notNull().default({ map: {}, scale: {}, defaults: {} }),
    /** Units that the shop does not know, with their number of rows. */
    unknownUnits: jsonb('unknown_units').$type<{ unit: string; rows: number }[]>().notNull().default([]),
    /** The first invalid rows. */
    errors: jsonb('errors').$type<{ line: number; field: string; message: string }[]>().notNull().default([]),
    /** Message for the admin when the whole import failed. */
    failure: text('failure'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('sent_lists_catalog', isOneOf('catalog', CATALOGS)),
    check('sent_lists_state', isOneOf('state', STATES)),
    index('sent_lists_of_actor').on(table.actorId, table.id),
  ],
);
