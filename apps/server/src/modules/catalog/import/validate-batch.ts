import { createHash } from 'node:crypto';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { Db } from '../../../platform/database/database.ts';
import type { ImportedProduct, ReadRow, RowError } from './read-row.ts';
import { findForeignCodes } from './write-products.ts';

export type ValidatedBatch = { products: ImportedProduct[]; errors: RowError[]; repeated: number };

/** Separates the rows that can be written from repetitions and rows with an error. */
export async function validateBatch(
  db: Db,
  catalog: Catalog,
  batch: ReadRow[],
  findRepetition: ReturnType<typeof trackRepetitions>,
): Promise<ValidatedBatch> {
  const errors = batch.flatMap((row) => row.errors);
  const reject = ({ line }: ImportedProduct, cells: string[], message: string) =>
    void errors.push({ line, field: 'code', message, cells });
  const firsts: { product: ImportedProduct; cells: string[] }[] = [];
  let repeated = 0;
  for (const { product, cells } of batch) {
    if (!product) continue;
    const repetition = findRepetition(product);
    if (repetition === 'first') firsts.push({ product, cells });
    else if (repetition === 'repeated') repeated++;
    else {
      reject(product, cells, `The code ${product.code} stands on line ${repetition.line} already, with other values.`);
    }
  }
  const codes = firsts.map(({ product }) => product.code);
  const foreign = await findForeignCodes(db, catalog, codes);
  const products = firsts.flatMap(({ product, cells }) => {
    const other = foreign.get(product.code);
    if (!other) return [product];
    reject(product, cells, `The code ${product.code} belongs to a product of ${catalogFacts[other].title}.`);
    return [];
  });
  return { products, errors: errors.sort((a, b) => a.line - b.line), repeated };
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

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url');
