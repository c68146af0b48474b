import type { Catalog } from '@subah/rules/catalog/catalogs';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { type Db, inTransaction, violatesConstraint } from '../../../platform/database/database.ts';
import type { Pictures } from '../../../platform/storage/pictures.ts';
import { nextRank } from '../next-rank.ts';
import {
  type CategoryIndex,
  collectNewCategories,
  ensureCategories,
  type NewCategories,
  readCategoryIndex,
} from './import-categories.ts';
import { type Counts, finishRun, type Run, saveProgress } from './import-run.ts';
import type { ImportedProduct, ReadRow, RowError } from './read-row.ts';
import { type ImageSource, storeImages } from './store-images.ts';
import { findTakenBarcodes, trackBarcodes, trackRepetitions, validateBatch } from './validate-batch.ts';
import { previewStates, type RowState, tidyProducts, writePictures, writeProducts } from './write-products.ts';

const PREVIEW_ROWS = 10;
const MAX_ATTEMPTS = 4;

export type ImportSummary = Counts & {
  rows: number;
  isFinished: boolean;
  /** Rows that an earlier, stopped run of the same file has written. */
  resumedAfter: number;
  newCategories: number;
  newSubcategories: number;
  /** Rows that name a picture, products that got one, and pictures that the source does not have. */
  images: number;
  newPictures: number;
  missingPictures: number;
  /** Rows with replacement characters. */
  damaged: number;
  /** Units that the shop does not know, most rows first. */
  unknownUnits: UnknownUnit[];
  /** The first rows; only in a preview. */
  preview: (ImportedProduct & { state: RowState })[];
};

export type UnknownUnit = { unit: string; rows: number };
const MAX_UNKNOWN_UNITS = 20;
/** Bounds what a file of free texts in place of units can store. */
const MAX_COUNTED_UNITS = 1000;

type Deps = { db: Db; pictures: Pictures };
type Options = {
  catalog: Catalog;
  images?: ImageSource | undefined;
  onRowError?: (error: RowError) => void;
};

/** Processes the batches of one file in order. Without a run it is a preview and writes nothing. */
export async function startImport({ db, pictures }: Deps, { catalog, images, onRowError }: Options, run?: Run) {
  const initialIndex = await readCategoryIndex(db, catalog);
  const firstRank = await nextRank(db, catalog);
  const trackers = { findRepetition: trackRepetitions(), findBarcode: trackBarcodes() };
  const rowsByUnit = new Map<string, number>();
  const newCategories: NewCategories = { categories: new Set(), subcategories: new Set() };
  let index: CategoryIndex = initialIndex;
  const summary = emptySummary(run);

  const preview = async (products: ImportedProduct[]): Promise<void> => {
    const states = await previewStates(db, products, initialIndex);
    for (const [place, product] of products.entries()) {
      const state = states[place] ?? 'unchanged';
      summary[state]++;
      if (summary.preview.length < PREVIEW_ROWS) summary.preview.push({ ...product, state });
    }
  };

  const write = async (valid: ImportedProduct[], run: Run): Promise<Omit<RowError, 'cells'>[]> => {
    // Pictures first: an unused picture is harmless, but a committed row is not read again.
    const stored = images && (await storeImages(pictures, images, valid));
    const written = await retryConflicts((isFirst) =>
      inTransaction(db, async (tx) => {
        const taken = isFirst ? [] : await findTakenBarcodes(tx, valid);
        const products = valid.filter(({ line }) => !taken.some((error) => error.line === line));
        const failed = summary.failed + taken.length;
        const nextIndex = await ensureCategories(tx, catalog, index, products);
        const { created, changed } = await writeProducts(tx, catalog, products, {
          index: nextIndex,
          firstRank: firstRank + summary.rows,
        });
        const newPictures = stored ? await writePictures(tx, stored.keys) : 0;
        const counts = {
          created: summary.created + created,
          changed: summary.changed + changed,
          unchanged: summary.unchanged + products.length - created - changed,
        };
        await saveProgress(tx, run, summary.rows, { ...counts, repeated: summary.repeated, failed });
        return { nextIndex, counts: { ...counts, failed }, newPictures, taken };
      }),
    );
    // Only after the commit: a retry must not see categories of the attempt that was rolled back.
    index = written.nextIndex;
    run.rowsDone = summary.rows;
    Object.assign(summary, written.counts);
    summary.newPictures += written.newPictures;
    summary.missingPictures += stored?.missing ?? 0;
    return [...written.taken, ...(stored?.errors ?? [])];
  };

  return {
    summary,
    async process(batch: ReadRow[]): Promise<void> {
      const { products, errors, repeated } = await validateBatch(db, catalog, batch, trackers);
      summary.rows += batch.length;
      summary.repeated += repeated;
      summary.failed += new Set(errors.map(({ line }) => line)).size;
      summary.images += products.filter(({ image }) => image).length;
      summary.damaged += batch.filter((row) => row.isDamaged).length;
      countUnits(rowsByUnit, batch);
      summary.unknownUnits = mostRows(rowsByUnit);
      collectNewCategories(newCategories, initialIndex, products);
      summary.newCategories = newCategories.categories.size;
      summary.newSubcategories = newCategories.subcategories.size;
      if (!run) await preview(products);
      else if (summary.rows > run.rowsDone) {
        const cellsByLine = new Map(batch.flatMap(({ product, cells }) => (product ? [[product.line, cells]] : [])));
        for (const error of await write(products, run))
          errors.push({ ...error, cells: cellsByLine.get(error.line) ?? [] });
      }
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

function countUnits(rowsByUnit: Map<string, number>, batch: ReadRow[]): void {
  for (const { unknownUnit } of batch) {
    if (!unknownUnit || (rowsByUnit.size >= MAX_COUNTED_UNITS && !rowsByUnit.has(unknownUnit))) continue;
    rowsByUnit.set(unknownUnit, (rowsByUnit.get(unknownUnit) ?? 0) + 1);
  }
}

const mostRows = (rowsByUnit: Map<string, number>): UnknownUnit[] =>
  Array.from(rowsByUnit, ([unit, rows]) => ({ unit, rows }))
    .sort((a, b) => b.rows - a.rows)
    .slice(0, MAX_UNKNOWN_UNITS);

const emptySummary = (run: Run | undefined): ImportSummary => ({
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
  unknownUnits: [],
  preview: [],
});

/**
 * A concurrent order locks several products in another order, and PostgreSQL aborts one of the two; or a product got a barcode
 * of the batch since it was validated.
 */
async function retryConflicts<Result>(attempt: (isFirst: boolean) => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt(attempts === 1);
    } catch (error) {
      const isConflict = isDeadlock(error) || violatesConstraint(error, 'products_unique_barcode');
      if (attempts === MAX_ATTEMPTS || !isConflict) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause));
