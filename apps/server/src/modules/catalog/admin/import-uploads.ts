import { rm } from 'node:fs/promises';
import type { ImportProgress } from '@subah/contract/catalog/import-admin';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishEvent } from '../../../platform/cache/change-feed.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { addJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { queueRemoval, removeOrphans } from '../../../platform/storage/private-files.jobs.ts';
import { recordChange } from '../../audit/index.ts';
import { countMedicinesWithoutBatch } from '../../stock/index.ts';
import { applyLowStockLimit } from '../apply-low-stock-limit.ts';
import { startErrorList } from '../import/error-list.ts';
import { importProducts } from '../import/import-products.ts';
import type { RowError } from '../import/read-row.ts';
import { importUploads } from '../import.tables.ts';
import { writeLocalCopy } from './local-copy.ts';

const JOB = 'catalog:import-list';
export const MAX_ERRORS = 100;

type ImportDeps = Pick<Deps, 'db' | 'pictures' | 'privateFiles' | 'settings'>;

/** Storage key of an upload; the job may run on another instance. */
const uploadKey = (id: string) => `import-lists/${id}`;

const errorsKey = (id: string) => `import-errors/${id}`;

/** Storage keys of the files of an import. */
export const importFileKeys = (id: string): string[] => [uploadKey(id), errorsKey(id)];

export const shortError = ({ line, field, message }: RowError) => ({ line, field, message });

/** Stores the upload and queues its import; the job resumes after a restart. */
export async function queueImport(
  deps: ImportDeps,
  { catalog, bytes, columns, actorId }: { catalog: Catalog; bytes: Buffer; columns: ColumnMapping; actorId: string },
): Promise<ImportProgress> {
  const id = newId();
  try {
    await deps.privateFiles.write(uploadKey(id), bytes);
    await inTransaction(deps.db, async (tx) => {
      await tx.insert(importUploads).values({ id, catalog, columns, actorId });
      await addJob(tx, JOB, { id });
    });
  } catch (error) {
    await removeOrphans(deps, [uploadKey(id)], error);
    throw error;
  }
  return findImport(deps.db, id);
}

export async function findImport(db: Db, id: string): Promise<ImportProgress> {
  const [row] = await db
    .select({
      _id: importUploads.id,
      catalog: importUploads.catalog,
      state: importUploads.state,
      part: importUploads.part,
      rows: importUploads.rows,
      created: importUploads.created,
      changed: importUploads.changed,
      unchanged: importUploads.unchanged,
      repeated: importUploads.repeated,
      failed: importUploads.failed,
      unknownUnits: importUploads.unknownUnits,
      errors: importUploads.errors,
      failure: importUploads.failure,
    })
    .from(importUploads)
    .where(eq(importUploads.id, id));
  if (!row) throw notFound('import');
  const hasMedicines = row.state === 'done' && row.catalog === 'medicine';
  return { ...row, medicinesWithoutBatch: hasMedicines ? await countMedicinesWithoutBatch(db) : 0 };
}

export async function readImportErrors(
  { db, privateFiles }: Pick<Deps, 'db' | 'privateFiles'>,
  id: string,
): Promise<Buffer<ArrayBuffer>> {
  await findImport(db, id);
  const bytes = await privateFiles.read(errorsKey(id));
  if (!bytes) throw notFound('errorFile');
  return bytes;
}

export const catalogJobs = (deps: ImportDeps): Jobs => ({
  tasks: {
    [JOB]: (payload) => runImport(deps, (payload as { id: string }).id),
    'catalog:apply-low-stock-limit': () => applyLowStockLimit(deps),
  },
  // Also takes products that were being created while the setting was changed.
  crontab: '23 21 * * * catalog:apply-low-stock-limit',
});

async function runImport(deps: ImportDeps, id: string): Promise<void> {
  const { db } = deps;
  const [upload] = await db
    .select({
      catalog: importUploads.catalog,
      columns: importUploads.columns,
      state: importUploads.state,
      actorId: importUploads.actorId,
    })
    .from(importUploads)
    .where(eq(importUploads.id, id));
  if (!upload || upload.state === 'done' || upload.state === 'failed') return;
  const update = (values: Partial<typeof importUploads.$inferInsert>) =>
    db.update(importUploads).set(values).where(eq(importUploads.id, id));
  const bytes = await deps.privateFiles.read(uploadKey(id));
  if (!bytes) {
    await update({ state: 'failed', failure: 'The list is no longer there. Please send it again.' });
    return;
  }
  const errors = collectErrors();
  await update({ state: 'running' });
  const file = await writeLocalCopy(deps, id, bytes);
  try {
    const { created, changed, unchanged, repeated, failed, rows, unknownUnits } = await importProducts(deps, {
      catalog: upload.catalog,
      file,
      columns: upload.columns,
      onRead: ({ columns }) => errors.begin(columns.header),
      onProgress: ({ rows: done, part }) => void update({ rows: done, part }).catch(() => {}),
      onRowError: errors.add,
    });
    const counts = { rows, created, changed, unchanged, repeated, failed };
    const errorFile = errors.toCsv();
    if (errorFile) await deps.privateFiles.write(errorsKey(id), errorFile);
    await update({ state: 'done', part: 1, ...counts, unknownUnits, errors: errors.first });
    await inTransaction(db, async (tx) => {
      await recordChange(tx, {
        actorId: upload.actorId,
        action: 'import',
        subject: 'catalog',
        subjectId: upload.catalog,
        after: counts,
      });
      await queueRemoval(tx, [uploadKey(id)]);
      await publishEvent(tx, 'stock');
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await update({ state: 'failed', failure: error.message });
    await inTransaction(db, (tx) => queueRemoval(tx, [uploadKey(id)]));
  } finally {
    await rm(file, { force: true });
  }
}

/** The first errors for the screen, and all of them as a file that can be corrected and imported. */
function collectErrors() {
  const first: { line: number; field: string; message: string }[] = [];
  const parts: string[] = [];
  let header: string[] = [];
  let list: ReturnType<typeof startErrorList> | undefined;
  return {
    first,
    begin(titles: string[]): void {
      header = titles;
    },
    add(error: RowError): void {
      if (first.length < MAX_ERRORS) first.push(shortError(error));
      list ??= startErrorList(header, (text) => parts.push(text));
      list.add(error);
    },
    toCsv(): Buffer | undefined {
      list?.end();
      return parts.length === 0 ? undefined : Buffer.from(parts.join(''));
    },
  };
}
