import { readFileSync } from 'node:fs';
import path from 'node:path';

export type ShopProduct = {
  _id: string;
  name: string;
  brand: string | null;
  price: number;
  quantity: number;
  unit: string;
  composition?: string;
  product_type: string;
};

export type WrittenQuery = { kind: string; query: string; isCorrect: (product: ShopProduct) => boolean };

/** `1kg atta = atta|flour ! biscuit @ 1000 g` */
const LINE = /^(?<query>.+?) = (?<pattern>.+?)(?: ! (?<exception>.+?))?(?: @ (?<condition>.+))?$/;

/** Reads relevance-queries.txt, which describes its format. */
export function readWrittenQueries(): WrittenQuery[] {
  const text = readFileSync(path.join(import.meta.dirname, 'relevance-queries.txt'), 'utf8');
  let [kind, catalog]: [string, string | undefined] = ['', undefined];
  return text.split('\n').flatMap((line): WrittenQuery[] => {
    if (line === '' || line.startsWith('#')) return [];
    if (line.startsWith('[')) {
      [kind = '', catalog] = line.slice(1, -1).split(' @ ');
      return [];
    }
    const { query, pattern, exception, condition } = LINE.exec(line)?.groups ?? {};
    if (!query || !pattern) throw new Error(`relevance-queries.txt: cannot read "${line}"`);
    const [wanted, unwanted] = [new RegExp(pattern, 'i'), exception ? new RegExp(exception, 'i') : undefined];
    const soldIn = catalog;
    const isCorrect = (product: ShopProduct) => {
      if (soldIn && product.product_type !== soldIn) return false;
      const words = `${product.name} ${product.brand ?? ''} ${product.composition ?? ''}`;
      return wanted.test(words) && !unwanted?.test(product.name) && fulfils(product, condition);
    };
    return [{ kind, query, isCorrect }];
  });
}

function fulfils({ price, quantity, unit }: ShopProduct, condition: string | undefined): boolean {
  if (!condition) return true;
  const [first = '', second = ''] = condition.split(' ');
  if (first === '<=') return price <= Number(second);
  if (first === '>=') return price >= Number(second);
  const factor = /^(kg|l|ltr|litre)$/i.test(unit) ? 1000 : 1;
  return quantity * factor === Number(first);
}
