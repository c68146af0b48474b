import { createHash } from 'node:crypto';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { Db } from '../../../platform/database/database.ts';
import type { ImportedProduct, ReadRow, RowError } from './read-row.ts';
import { findForeignCodes } from './write-products.ts';

export type SortedBatch = { products: ImportedProduct[]; errors: RowError[]; repeated: number };

/** Keeps the rows that can be written, and says of the others why not. */
export async function sortBatch(
  db: Db,
  catalog: Catalog,
  batch: ReadRow[],
  meet: ReturnType<typeof watchRepetitions>,
): Promise<SortedBatch> {
  const errors = batch.flatMap((row) => row.errors);
  const refuse = ({ line }: ImportedProduct, cells: string[], sentence: string) =>
    void errors.push({ line, field: 'code', sentence, cells });
  const firsts: { product: ImportedProduct; cells: string[] }[] = [];
  let repeated = 0;
  for (const { product, cells } of batch) {
    if (!product) continue;
    const meeting = meet(product);
    if (meeting === 'first') firsts.push({ product, cells });
    else if (meeting === 'repeated') repeated++;
    else {
      refuse(product, cells, `The code ${product.code} stands on line ${meeting.line} already, with other values.`);
    }
  }
  const codes = firsts.map(({ product }) => product.code);
  const foreign = await findForeignCodes(db, catalog, codes);
  const products = firsts.flatMap(({ product, cells }) => {
    const other = foreign.get(product.code);
    if (!other) return [product];
    refuse(product, cells, `The code ${product.code} belongs to a product of ${catalogFacts[other].title}.`);
    return [];
  });
  return { products, errors: errors.sort((a, b) => a.line - b.line), repeated };
}

type Meeting = 'first' | 'repeated' | { line: number };

/**
 * Remembers the codes of a file. The first row of a code counts: lists repeat a product under a second category, and were
 * the last row to count, every import of the list would move it to and fro. A repetition that says something else about
 * the product is given back with the line of the first.
 */
export function watchRepetitions(): (product: ImportedProduct) => Meeting {
  const firsts = new Map<string, { line: number; digest: string }>();
  return (product) => {
    const { line, category: _category, subcategory: _subcategory, image: _image, ...said } = product;
    const digest = hashOf(JSON.stringify(said));
    // Hashed, because a piece of a text keeps the whole text in memory.
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
