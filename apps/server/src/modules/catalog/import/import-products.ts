import path from 'node:path';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import type { Db } from '../../../platform/database/database.ts';
import type { Pictures } from '../../../platform/storage/pictures.ts';
import { type LocatedColumns, requireColumns } from './columns.ts';
import { ensureDefaultPicture } from './default-picture.ts';
import { type ImportSummary, startImport } from './import-batches.ts';
import { openRun } from './import-run.ts';
import { type OpenList, openList } from './open-list.ts';
import { type ReadRow, type RowError, readRow } from './read-row.ts';
import type { ImageSource } from './store-images.ts';
import { suspectPaise } from './suspect-paise.ts';

const ROWS_PER_BATCH = 1000;

type ImportDeps = { db: Db; pictures: Pictures };

export type ImportOptions = {
  catalog: Catalog;
  /** Path of the file, plain or gzipped. */
  file: string;
  columns: ColumnMapping;
  /** Without it the pictures that the file names are not imported. */
  images?: ImageSource | undefined;
  /** Reads everything, compares it with the catalog and writes nothing. */
  isPreview?: boolean;
  /** Stops after the current batch; the same import resumes there when it is started again. */
  signal?: AbortSignal;
  /** Before anything is written; may throw. */
  onRead?: (read: { columns: LocatedColumns; looksLikePaise: boolean }) => void;
  onStart?: (rowsDone: number) => void;
  onProgress?: (progress: { rows: number; part: number }) => void;
  onRowError?: (error: RowError) => void;
  rowsPerBatch?: number;
};

/**
 * Imports a CSV file into a catalog: valid rows are created or updated, unchanged products are not written, invalid rows are
 * reported one by one. Each batch is committed together with the progress of the run.
 */
export async function importProducts(deps: ImportDeps, options: ImportOptions): Promise<ImportSummary> {
  const list = await openList(options.file, options.columns);
  try {
    requireColumns(list.columns);
    return await importRows(deps, options, list);
  } finally {
    await list.close();
  }
}

async function importRows(
  { db, pictures }: ImportDeps,
  options: ImportOptions,
  list: OpenList,
): Promise<ImportSummary> {
  const { catalog, file, signal, onProgress, rowsPerBatch = ROWS_PER_BATCH } = options;
  const { facts, columns, records, bytesRead } = list;
  options.onRead?.({ columns, looksLikePaise: await suspectPaise(db, catalog, list) });
  const runInput = { catalog, fileName: path.basename(file), fileHash: facts.hash, columns: options.columns };
  const run = options.isPreview ? undefined : await openRun(db, runInput);
  if (run) await ensureDefaultPicture(pictures);
  const batches = await startImport({ db, pictures }, options, run);
  options.onStart?.(batches.summary.resumedAfter);

  let batch: ReadRow[] = [];
  for await (const record of records) {
    batch.push(readRow(record, columns, catalog));
    if (batch.length < rowsPerBatch) continue;
    await batches.process(batch);
    batch = [];
    // The file is read ahead of the rows, so 1 is reported only at the end.
    onProgress?.({ rows: batches.summary.rows, part: Math.min(bytesRead() / facts.bytes, 0.99) });
    if (signal?.aborted) return batches.summary;
  }
  if (batch.length > 0) await batches.process(batch);
  onProgress?.({ rows: batches.summary.rows, part: 1 });
  await batches.finish();
  return batches.summary;
}
