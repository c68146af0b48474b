import { CATALOGUES } from '@subah/rules/catalog/catalogues';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, isOneOf, moment, updatedAt } from '../../platform/columns.ts';

/** How far each import has come. It is written together with the rows, so a killed import goes on where it stopped. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    catalogue: text('catalogue', { enum: CATALOGUES }).notNull(),
    fileName: text('file_name').notNull(),
    /** A file is the same when its bytes and the way in which its columns are read are the same. */
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
    check('import_runs_catalogue', isOneOf('catalogue', CATALOGUES)),
    uniqueIndex('import_runs_open')
      .on(table.catalogue, table.fileHash, table.columnsHash)
      .where(sql`finished_at is null`),
    index('import_runs_newest').on(table.startedAt.desc()),
  ],
);
