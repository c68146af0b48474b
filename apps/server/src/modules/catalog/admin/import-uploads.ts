import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportPreview, ImportProgress } from '@subah/contract/catalog/import-admin';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { toRupees } from '@subah/rules/money';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { addJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { queueRemoval, removeOrphans } from '../../../platform/storage/private-files.jobs.ts';
import { recordChange } from '../../audit/index.ts';
import { readColumnMapping } from '../import/columns.ts';
import { importProducts } from '../import/import-products.ts';
import type { RowError } from '../import/read-row.ts';
import { importUploads } from '../import.tables.ts';

const JOB = 'catalog:import-list';
const MAX_ERRORS = 100;

type ImportDeps = Pick<Deps, 'db' | 'pictures' | 'privateFiles' | 'settings'>;

/** Storage key of an upload; the job may run on another instance. */
const uploadKey = (id: string) => `import-lists/${id}`;

/** The import reads a local copy. */
const folderOf = ({ settings }: Pick<Deps, 'settings'>) => path.join(settings.dataDir, 'imports');
const fileOf = (deps: Pick<Deps, 'settings'>, id: string) => path.join(folderOf(deps), `${id}.csv`);

const shortError = ({ line, field, sentence }: RowError) => ({ line, field, sentence });

export async function previewImport(deps: ImportDeps, catalog: Catalog, bytes: Buffer): Promise<ImportPreview> {
  const id = randomUUID();
  const errors: RowError[] = [];
  await writeLocalCopy(deps, id, bytes);
  try {
    const done = await importProducts(deps, {
      catalog,
      file: fileOf(deps, id),
      columns: readColumnMapping({}),
      isPreview: true,
      onRowError: (error) => void (errors.length < MAX_ERRORS && errors.push(error)),
    });
    return {
      rows: done.rows,
      created: done.created,
      changed: done.changed,
      unchanged: done.unchanged,
      repeated: done.repeated,
      failed: done.failed,
      newCategories: done.newCategories,
      newSubcategories: done.newSubcategories,
      errors: errors.map(shortError),
      preview: done.preview.map((row) => ({
        line: row.line,
        state: row.state,
        code: row.code,
        name: row.name,
        category: row.category,
        subcategory: row.subcategory,
        price: toRupees(row.pricePaise),
        stock: row.stock,
      })),
    };
  } finally {
    await rm(fileOf(deps, id), { force: true });
  }
}

/** Stores the upload and queues its import; the job resumes after a restart. */
export async function queueImport(
  deps: ImportDeps,
  { catalog, bytes, actorId }: { catalog: Catalog; bytes: Buffer; actorId: string },
): Promise<ImportProgress> {
  const id = newId();
  try {
    await deps.privateFiles.write(uploadKey(id), bytes);
    await inTransaction(deps.db, async (tx) => {
      await tx.insert(importUploads).values({ id, catalog, actorId });
      await addJob(tx, JOB, { id });
    });
  } catch (error) {
    await removeOrphans(deps, [uploadKey(id)]);
    throw error;
  }
  return findImport(deps.db, id);
}

async function writeLocalCopy(deps: ImportDeps, id: string, bytes: Buffer): Promise<void> {
  await mkdir(folderOf(deps), { recursive: true });
  await writeFile(fileOf(deps, id), bytes);
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
      errors: importUploads.errors,
      failure: importUploads.failure,
    })
    .from(importUploads)
    .where(eq(importUploads.id, id));
  if (!row) throw notFound('Import');
  return row;
}

export const catalogJobs = (deps: ImportDeps): Jobs => ({
  tasks: { [JOB]: (payload) => runImport(deps, (payload as { id: string }).id) },
});

async function runImport(deps: ImportDeps, id: string): Promise<void> {
  const { db } = deps;
  const [upload] = await db
    .select({ catalog: importUploads.catalog, state: importUploads.state, actorId: importUploads.actorId })
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
  const errors: RowError[] = [];
  await update({ state: 'running' });
  await writeLocalCopy(deps, id, bytes);
  try {
    const { created, changed, unchanged, repeated, failed, rows } = await importProducts(deps, {
      catalog: upload.catalog,
      file: fileOf(deps, id),
      columns: readColumnMapping({}),
      onProgress: ({ rows: done, part }) => void update({ rows: done, part }).catch(() => {}),
      onRowError: (error) => void (errors.length < MAX_ERRORS && errors.push(error)),
    });
    const counts = { rows, created, changed, unchanged, repeated, failed };
    await update({ state: 'done', part: 1, ...counts, errors: errors.map(shortError) });
    await inTransaction(db, async (tx) => {
      await recordChange(tx, {
        actorId: upload.actorId,
        action: 'import',
        subject: 'catalog',
        subjectId: upload.catalog,
        after: counts,
      });
      await queueRemoval(tx, [uploadKey(id)]);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await update({ state: 'failed', failure: error.message });
    await inTransaction(db, (tx) => queueRemoval(tx, [uploadKey(id)]));
  } finally {
    await rm(fileOf(deps, id), { force: true });
  }
}
