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
import { sentLists } from '../import.tables.ts';

const JOB = 'catalog:import-list';
const MOST_ERRORS = 100;

type ImportDeps = Pick<Deps, 'db' | 'pictures' | 'privateFiles' | 'settings'>;

/** Where a list waits for its job, which another copy of the server may do. */
const listKey = (id: string) => `import-lists/${id}`;

/** Where a list lies while it is read. */
const folderOf = ({ settings }: Pick<Deps, 'settings'>) => path.join(settings.dataDir, 'imports');
const fileOf = (deps: Pick<Deps, 'settings'>, id: string) => path.join(folderOf(deps), `${id}.csv`);

const shortError = ({ line, field, sentence }: RowError) => ({ line, field, sentence });

/** Reads the whole list, compares it with the shop and writes nothing. */
export async function previewList(deps: ImportDeps, catalog: Catalog, bytes: Buffer): Promise<ImportPreview> {
  const id = randomUUID();
  const errors: RowError[] = [];
  await layOut(deps, id, bytes);
  try {
    const done = await importProducts(deps, {
      catalog,
      file: fileOf(deps, id),
      columns: readColumnMapping({}),
      isPreview: true,
      onRowError: (error) => void (errors.length < MOST_ERRORS && errors.push(error)),
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

/** Keeps the list and leaves the work to a job, which goes on where it was when the server is stopped in between. */
export async function sendList(
  deps: ImportDeps,
  { catalog, bytes, actorId }: { catalog: Catalog; bytes: Buffer; actorId: string },
): Promise<ImportProgress> {
  const id = newId();
  try {
    await deps.privateFiles.write(listKey(id), bytes);
    await inTransaction(deps.db, async (tx) => {
      await tx.insert(sentLists).values({ id, catalog, actorId });
      await addJob(tx, JOB, { id });
    });
  } catch (error) {
    await removeOrphans(deps, [listKey(id)]);
    throw error;
  }
  return findList(deps.db, id);
}

async function layOut(deps: ImportDeps, id: string, bytes: Buffer): Promise<void> {
  await mkdir(folderOf(deps), { recursive: true });
  await writeFile(fileOf(deps, id), bytes);
}

export async function findList(db: Db, id: string): Promise<ImportProgress> {
  const [row] = await db
    .select({
      _id: sentLists.id,
      catalog: sentLists.catalog,
      state: sentLists.state,
      part: sentLists.part,
      rows: sentLists.rows,
      created: sentLists.created,
      changed: sentLists.changed,
      unchanged: sentLists.unchanged,
      repeated: sentLists.repeated,
      failed: sentLists.failed,
      errors: sentLists.errors,
      failure: sentLists.failure,
    })
    .from(sentLists)
    .where(eq(sentLists.id, id));
  if (!row) throw notFound('Import');
  return row;
}

export const catalogJobs = (deps: ImportDeps): Jobs => ({
  tasks: { [JOB]: (payload) => bringIn(deps, (payload as { id: string }).id) },
});

async function bringIn(deps: ImportDeps, id: string): Promise<void> {
  const { db } = deps;
  const [list] = await db
    .select({ catalog: sentLists.catalog, state: sentLists.state, actorId: sentLists.actorId })
    .from(sentLists)
    .where(eq(sentLists.id, id));
  if (!list || list.state === 'done' || list.state === 'failed') return;
  const tell = (values: Partial<typeof sentLists.$inferInsert>) =>
    db.update(sentLists).set(values).where(eq(sentLists.id, id));
  const bytes = await deps.privateFiles.read(listKey(id));
  if (!bytes) {
    await tell({ state: 'failed', failure: 'The list is no longer there. Please send it again.' });
    return;
  }
  const errors: RowError[] = [];
  await tell({ state: 'running' });
  await layOut(deps, id, bytes);
  try {
    const { created, changed, unchanged, repeated, failed, rows } = await importProducts(deps, {
      catalog: list.catalog,
      file: fileOf(deps, id),
      columns: readColumnMapping({}),
      onProgress: ({ rows: done, part }) => void tell({ rows: done, part }).catch(() => {}),
      onRowError: (error) => void (errors.length < MOST_ERRORS && errors.push(error)),
    });
    const counts = { rows, created, changed, unchanged, repeated, failed };
    await tell({ state: 'done', part: 1, ...counts, errors: errors.map(shortError) });
    await inTransaction(db, async (tx) => {
      await recordChange(tx, {
        actorId: list.actorId,
        action: 'import',
        subject: 'catalog',
        subjectId: list.catalog,
        after: counts,
      });
      await queueRemoval(tx, [listKey(id)]);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tell({ state: 'failed', failure: error.message });
    await inTransaction(db, (tx) => queueRemoval(tx, [listKey(id)]));
  } finally {
    await rm(fileOf(deps, id), { force: true });
  }
}
