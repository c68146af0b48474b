import { createHash } from 'node:crypto';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { importRuns } from '../import.tables.ts';

export type Counts = { created: number; changed: number; unchanged: number; repeated: number; failed: number };

export type Run = { id: string; rowsDone: number } & Pick<Counts, 'created' | 'changed' | 'unchanged'>;

/** An older unfinished run starts again from the top: its products may have been edited in the meantime. */
const MAX_PAUSE = '1 day';

type RunInput = { catalog: Catalog; fileName: string; fileHash: string; columns: ColumnMapping };

/** The unfinished run of the same file with the same column mapping, or a new one. */
export async function openRun(db: Db, { catalog, fileName, fileHash, columns }: RunInput): Promise<Run> {
  const key = { catalog, fileHash, columnsHash: hashOf(columns) };
  const isOpen = and(
    eq(importRuns.catalog, catalog),
    eq(importRuns.fileHash, fileHash),
    eq(importRuns.columnsHash, key.columnsHash),
    isNull(importRuns.finishedAt),
  );
  await db
    .update(importRuns)
    .set({ rowsDone: 0, created: 0, changed: 0, unchanged: 0, repeated: 0, failed: 0, startedAt: sql`now()` })
    .where(and(isOpen, sql`${importRuns.updatedAt} < now() - ${MAX_PAUSE}::interval`));
  await db
    .insert(importRuns)
    .values({ ...key, fileName })
    .onConflictDoNothing({
      target: [importRuns.catalog, importRuns.fileHash, importRuns.columnsHash],
      where: sql`finished_at is null`,
    });
  const [run] = await db
    .select({
      id: importRuns.id,
      rowsDone: importRuns.rowsDone,
      created: importRuns.created,
      changed: importRuns.changed,
      unchanged: importRuns.unchanged,
    })
    .from(importRuns)
    .where(isOpen);
  if (!run) throw alreadyRunning();
  return run;
}

/** Runs in the transaction of the rows. Of two concurrent imports of one file, the second fails here. */
export async function saveProgress(tx: Tx, run: Run, rowsDone: number, counts: Counts): Promise<void> {
  const { rowCount } = await tx
    .update(importRuns)
    .set({ rowsDone, ...counts })
    .where(and(eq(importRuns.id, run.id), eq(importRuns.rowsDone, run.rowsDone), isNull(importRuns.finishedAt)));
  if (rowCount !== 1) throw alreadyRunning();
}

export async function finishRun(tx: Tx, run: Run): Promise<void> {
  await tx.update(importRuns).set({ finishedAt: sql`now()` }).where(eq(importRuns.id, run.id));
}

const alreadyRunning = () => new Problem('IMPORT_RUNNING', 'This file is being imported at this moment.');

/** Independent of the order of the options. */
function hashOf({ map, scale, defaults }: ColumnMapping): string {
  const sorted = [map, scale, defaults].map((part) => Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
