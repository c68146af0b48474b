import type { CardProduct } from './card-product.ts';
import { nameLines } from './product-name.ts';

type Named = Pick<CardProduct, 'name' | 'hindiName' | 'brand' | 'itemType'>;

type BrandAndName = { brand: string | null; name: string; other: string | null };

/** The two lines of the name without the brand that they begin with, and the brand; null where the name contains it elsewhere. */
export function brandAndName(product: Named): BrandAndName {
  const { main, other } = nameLines(product);
  const { brand } = product;
  if (!brand) return { brand: null, name: main, other };
  const start = `${brand} `;
  const otherName = other?.startsWith(start) ? other.slice(start.length) : other;
  if (main.startsWith(start)) return { brand, name: main.slice(start.length), other: otherName };
  return main.includes(brand) ? { brand: null, name: main, other } : { brand, name: main, other: otherName };
}

const LONGEST_NAME = 34;
const LONGEST_WORD = 12;

/** Whether the names can be read in three lines of a card that takes a third of a phone. */
export const hasShortName = (product: Named): boolean => {
  const { name } = brandAndName(product);
  return name.length <= LONGEST_NAME && name.split(/[\s-]/).every((word) => word.length <= LONGEST_WORD);
};
