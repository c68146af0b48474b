import path from 'node:path';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Pictures } from '../../../platform/storage/pictures.ts';
import { type ColumnMapping, locateColumns } from './columns.ts';
import { ensureDefaultPicture } from './default-picture.ts';
import { type ImportSummary, startImport } from './import-batches.ts';
import { openRun } from './import-run.ts';
import { examineFile, readBytes } from './open-file.ts';
import { readCsv } from './read-csv.ts';
import { type ReadRow, type RowError, readRow } from './read-row.ts';
import type { ImageSource } from './store-images.ts';

const ROWS_PER_BATCH = 1000;

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
  onStart?: (start: { header: string[]; rowsDone: number }) => void;
  onProgress?: (progress: { rows: number; part: number }) => void;
  onRowError?: (error: RowError) => void;
  rowsPerBatch?: number;
};

/**
 * Imports a CSV file into a catalog: valid rows are created or updated, unchanged products are not written, invalid rows are
 * reported one by one. Each batch is committed together with the progress of the run.
 */
export async function importProducts(
  { db, pictures }: { db: Db; pictures: Pictures },
  options: ImportOptions,
): Promise<ImportSummary> {
  const { catalog, file, signal, onProgress, rowsPerBatch = ROWS_PER_BATCH } = options;
  const facts = await examineFile(file);
  let bytesRead = 0;
  const chunks = readBytes(file, facts, (bytes) => {
    bytesRead = bytes;
  });
  const records = readCsv(chunks);
  const { value: header } = await records.next();
  if (!header) throw new Problem('VALIDATION', `The file ${path.basename(file)} is empty.`);
  const columns = locateColumns(header.cells, options.columns);

  const runInput = { catalog, fileName: path.basename(file), fileHash: facts.hash, columns: options.columns };
  const run = options.isPreview ? undefined : await openRun(db, runInput);
  if (run) await ensureDefaultPicture(pictures);
  const batches = await startImport({ db, pictures }, options, run);
  options.onStart?.({ header: columns.header, rowsDone: batches.summary.resumedAfter });

  let batch: ReadRow[] = [];
  for await (const record of records) {
    batch.push(readRow(record, columns, catalog));
    if (batch.length < rowsPerBatch) continue;
    await batches.process(batch);
    batch = [];
    // The file is read ahead of the rows, so 1 is reported only at the end.
    onProgress?.({ rows: batches.summary.rows, part: Math.min(bytesRead / facts.bytes, 0.99) });
    if (signal?.aborted) return batches.summary;
  }
  if (batch.length > 0) await batches.process(batch);
  onProgress?.({ rows: batches.summary.rows, part: 1 });
  await batches.finish();
  return batches.summary;
}
