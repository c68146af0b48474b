import path from 'node:path';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Pictures } from '../../../platform/storage/pictures.ts';
import { type ColumnChoice, placeColumns } from './columns.ts';
import { ensureDefaultPicture } from './default-picture.ts';
import { type Counts, finishRun, keepProgress, openRun, type Run } from './import-run.ts';
import { countNewShelves, ensureShelves, type NewShelves, readShelves } from './import-shelves.ts';
import { examineFile, readBytes } from './open-file.ts';
import { readCsv } from './read-csv.ts';
import { type ImportedProduct, type ReadRow, type RowError, readRow } from './read-row.ts';
import { sortBatch, watchRepetitions } from './sort-batch.ts';
import { type ImageSource, takeImages } from './take-images.ts';
import { foresee, nextRank, type RowState, tidyProducts, writePictures, writeProducts } from './write-products.ts';

const ROWS_PER_BATCH = 1000;
const SHOWN_IN_PREVIEW = 10;
const MOST_TRIES = 4;

export type ImportOptions = {
  catalog: Catalog;
  /** The file, plain or gzipped. */
  file: string;
  columns: ColumnChoice;
  /** Where the pictures are that the list names; without it they are not taken over. */
  images?: ImageSource | undefined;
  /** Reads everything, compares it with the shop and writes nothing. */
  isPreview?: boolean;
  /** Stops between two batches; the same import goes on from there when it is started again. */
  signal?: AbortSignal;
  onStart?: (start: { header: string[]; rowsDone: number }) => void;
  onProgress?: (progress: { rows: number; part: number }) => void;
  onRowError?: (error: RowError) => void;
  rowsPerBatch?: number;
};

export type ImportSummary = Counts & {
  rows: number;
  isFinished: boolean;
  /** Rows that an earlier import of the same file had done when it was stopped. */
  resumedAfter: number;
  newCategories: number;
  newSubcategories: number;
  /** Rows that name a picture, products that have got it, and pictures that were not where they should be. */
  images: number;
  newPictures: number;
  missingPictures: number;
  /** Rows with characters that were lost before. */
  damaged: number;
  /** The first rows as they would be; only in a preview. */
  preview: (ImportedProduct & { state: RowState })[];
};

/**
 * Brings a list of products into a catalog: good rows are created or changed, what is unchanged is not touched, bad
 * rows are told one by one. Rows and progress are written together, a batch at a time.
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
  const columns = placeColumns(header.cells, options.columns);

  const named = { catalog, fileName: path.basename(file), fileHash: facts.hash, columns: options.columns };
  const run = options.isPreview ? undefined : await openRun(db, named);
  if (run) await ensureDefaultPicture(pictures);
  const work = await openWork({ db, pictures }, options, run);
  options.onStart?.({ header: columns.header, rowsDone: work.summary.resumedAfter });

  let batch: ReadRow[] = [];
  for await (const record of records) {
    batch.push(readRow(record, columns, catalog));
    if (batch.length < rowsPerBatch) continue;
    await work.take(batch);
    batch = [];
    // The file is read ahead of the rows; only the end is the end.
    onProgress?.({ rows: work.summary.rows, part: Math.min(bytesRead / facts.bytes, 0.99) });
    if (signal?.aborted) return work.summary;
  }
  if (batch.length > 0) await work.take(batch);
  onProgress?.({ rows: work.summary.rows, part: 1 });
  await work.finish();
  return work.summary;
}

/** Takes batches one after the other and keeps the score. Without a run it only looks. */
async function openWork(
  { db, pictures }: { db: Db; pictures: Pictures },
  { catalog, images, onRowError }: ImportOptions,
  run: Run | undefined,
) {
  const known = await readShelves(db, catalog);
  const firstRank = await nextRank(db, catalog);
  const meet = watchRepetitions();
  const newShelves: NewShelves = { categories: new Set(), subcategories: new Set() };
  let shelves = known;
  const summary: ImportSummary = {
    created: run?.created ?? 0,
    changed: run?.changed ?? 0,
    unchanged: run?.unchanged ?? 0,
    repeated: 0,
    failed: 0,
    rows: 0,
    isFinished: false,
    resumedAfter: run?.rowsDone ?? 0,
    newCategories: 0,
    newSubcategories: 0,
    images: 0,
    newPictures: 0,
    missingPictures: 0,
    damaged: 0,
    preview: [],
  };

  const look = async (products: ImportedProduct[]): Promise<void> => {
    const states = await foresee(db, products, known);
    for (const [place, product] of products.entries()) {
      const state = states[place] ?? 'unchanged';
      summary[state]++;
      if (summary.preview.length < SHOWN_IN_PREVIEW) summary.preview.push({ ...product, state });
    }
  };

  const write = async (products: ImportedProduct[], run: Run): Promise<Omit<RowError, 'cells'>[]> => {
    // Before the rows are written: a picture that nobody shows does no harm, a row that is done is not looked at again.
    const taken = images && (await takeImages(pictures, images, products));
    const done = await againAfterDeadlock(() =>
      inTransaction(db, async (tx) => {
        const ready = await ensureShelves(tx, catalog, shelves, products);
        const place = { shelves: ready, firstRank: firstRank + summary.rows };
        const { created, changed } = await writeProducts(tx, catalog, products, place);
        const newPictures = taken ? await writePictures(tx, taken.keys) : 0;
        const counts = {
          created: summary.created + created,
          changed: summary.changed + changed,
          unchanged: summary.unchanged + products.length - created - changed,
        };
        await keepProgress(tx, run, summary.rows, { ...counts, repeated: summary.repeated, failed: summary.failed });
        return { ready, counts, newPictures };
      }),
    );
    // Only what is committed is known: a batch that is tried again must not find the shelves of its first try.
    shelves = done.ready;
    run.rowsDone = summary.rows;
    Object.assign(summary, done.counts);
    summary.newPictures += done.newPictures;
    summary.missingPictures += taken?.missing ?? 0;
    return taken?.errors ?? [];
  };

  return {
    summary,
    async take(batch: ReadRow[]): Promise<void> {
      const { products, errors, repeated } = await sortBatch(db, catalog, batch, meet);
      summary.rows += batch.length;
      summary.repeated += repeated;
      summary.failed += new Set(errors.map(({ line }) => line)).size;
      summary.images += products.filter(({ image }) => image).length;
      summary.damaged += batch.filter((row) => row.isDamaged).length;
      countNewShelves(newShelves, known, products);
      summary.newCategories = newShelves.categories.size;
      summary.newSubcategories = newShelves.subcategories.size;
      const cellsOf = new Map(batch.flatMap(({ product, cells }) => (product ? [[product.line, cells]] : [])));
      if (!run) await look(products);
      else if (summary.rows > run.rowsDone)
        for (const error of await write(products, run)) errors.push({ ...error, cells: cellsOf.get(error.line) ?? [] });
      for (const error of errors) onRowError?.(error);
    },
    async finish(): Promise<void> {
      summary.isFinished = true;
      if (!run) return;
      const hasChanged = summary.created + summary.changed + summary.newPictures > 0;
      if (hasChanged) await tidyProducts(db);
      await inTransaction(db, async (tx) => {
        await finishRun(tx, run);
        if (hasChanged) await publishChange(tx, 'catalog');
      });
    },
  };
}

/** A sale that takes several products may cross our way; one of the two is asked to begin again. */
async function againAfterDeadlock<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause));
