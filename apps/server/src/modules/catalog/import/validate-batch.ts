import { createHash } from 'node:crypto';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { isSoldOnline, needsPrescription } from '@subah/rules/catalog/schedules';
import type { Db, Tx } from '../../../platform/database/database.ts';
import {
  type BarcodeOwner,
  findBarcodeOwners,
  findForeignCodes,
  findNextBarcodes,
  findSchedules,
} from './existing-products.ts';
import { type ImportedProduct, NOT_SOLD_ONLINE, type ReadRow, type RowError } from './read-row.ts';

export type ValidatedBatch = { products: ImportedProduct[]; errors: RowError[]; repeated: number };

/** What the rows before a row of the same file hold. */
export type FileTrackers = {
  findRepetition: ReturnType<typeof trackRepetitions>;
  findBarcode: ReturnType<typeof trackBarcodes>;
};

/** Separates the rows that can be written from repetitions and rows with an error. */
export async function validateBatch(
  db: Db,
  catalog: Catalog,
  batch: ReadRow[],
  { findRepetition, findBarcode }: FileTrackers,
): Promise<ValidatedBatch> {
  const errors = batch.flatMap((row) => row.errors);
  const reject = (field: RowError['field'], { line }: ImportedProduct, cells: string[], message: string) =>
    void errors.push({ line, field, message, cells });
  const firsts: { product: ImportedProduct; cells: string[] }[] = [];
  let repeated = 0;
  for (const { product, cells } of batch) {
    if (!product) continue;
    const repetition = findRepetition(product);
    if (repetition === 'first') firsts.push({ product, cells });
    else if (repetition === 'repeated') repeated++;
    else {
      reject(
        'code',
        product,
        cells,
        `The code ${product.code} stands on line ${repetition.line} already, with other values.`,
      );
    }
  }
  const codes = firsts.map(({ product }) => product.code);
  const foreign = await findForeignCodes(db, catalog, codes);
  const schedules = catalog === 'medicine' ? await findSchedules(db, codes) : new Map<string, string>();
  const findHolder = await barcodeHolders(
    db,
    firsts.map(({ product }) => product),
    findBarcode,
  );
  const products = firsts.flatMap(({ product, cells }) => {
    const other = foreign.get(product.code);
    if (other) {
      reject('code', product, cells, `The code ${product.code} belongs to a product of ${catalogFacts[other].title}.`);
      return [];
    }
    const conflict = scheduleConflict(product, product.fields.schedule ?? schedules.get(product.code));
    if (conflict) {
      reject(conflict.field, product, cells, conflict.message);
      return [];
    }
    const message = findHolder(product);
    if (!message) return [product];
    reject('barcode', product, cells, message);
    return [];
  });
  return { products, errors: errors.sort((a, b) => a.line - b.line), repeated };
}

/** A row without a schedule leaves that of the product, which the row may contradict. */
function scheduleConflict(
  { isAvailable, fields: { requiresPrescription } }: ImportedProduct,
  schedule: string | undefined,
): { field: RowError['field']; message: string } | undefined {
  if (needsPrescription(schedule) && requiresPrescription === false)
    return {
      field: 'prescription',
      message: `Schedule ${schedule} medicines need a prescription. Write "yes" in the column "prescription".`,
    };
  if (isAvailable && !isSoldOnline(schedule)) return { field: 'on sale', message: NOT_SOLD_ONLINE };
  return undefined;
}

async function barcodeHolders(db: Db | Tx, rows: ImportedProduct[], findBarcode: FileTrackers['findBarcode']) {
  const barcodes = await findNextBarcodes(db, rows);
  const owners = await findBarcodeOwners(db, [...barcodes.values()]);
  return (row: ImportedProduct): string | undefined => {
    const barcode = barcodes.get(row.code);
    const holder = barcode && findBarcode(row, barcode, owners.get(barcode) ?? []);
    return holder ? `The barcode ${barcode} belongs to ${holder}.` : undefined;
  };
}

/** Rows of a validated batch whose barcode another product got meanwhile. */
export async function findTakenBarcodes(tx: Tx, rows: ImportedProduct[]): Promise<Omit<RowError, 'cells'>[]> {
  const findHolder = await barcodeHolders(tx, rows, trackBarcodes());
  return rows.flatMap((row) => {
    const message = findHolder(row);
    return message ? [{ line: row.line, field: 'barcode' as const, message }] : [];
  });
}

/** `line`: the first row with this code, which has other values. */
type Repetition = 'first' | 'repeated' | { line: number };

/**
 * Tracks the codes of a file. Files repeat a product under a second category. The first row wins: if the last did, every
 * import of the same file would move the product back and forth.
 */
export function trackRepetitions(): (product: ImportedProduct) => Repetition {
  const firsts = new Map<string, { line: number; digest: string }>();
  return (product) => {
    const {
      line,
      category: _category,
      subcategory: _subcategory,
      levelTags: _levels,
      image: _image,
      ...values
    } = product;
    const digest = hashOf(JSON.stringify(values));
    // Hashed, because a slice of a string keeps the whole string in memory.
    const key = hashOf(product.code);
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, { line, digest });
      return 'first';
    }
    return first.digest === digest ? 'repeated' : { line: first.line };
  };
}

/**
 * Tracks the barcodes of a file and names the other product that has one already. A product that has its barcode in the shop
 * keeps it.
 */
export function trackBarcodes(): (
  product: ImportedProduct,
  barcode: string,
  owners: BarcodeOwner[],
) => string | undefined {
  const firsts = new Map<string, { line: number }>();
  return ({ line, code }, barcode, owners) => {
    if (owners.some((owner) => owner.code === code)) return undefined;
    const [owner] = owners;
    if (owner) return `${owner.name} (${owner.code})`;
    const first = firsts.get(barcode);
    if (first) return `the product on line ${first.line}`;
    firsts.set(barcode, { line });
    return undefined;
  };
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url');
