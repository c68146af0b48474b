import type { CardProduct } from './card-product.ts';
import { nameLines } from './product-name.ts';

type Named = Pick<CardProduct, 'name' | 'hindiName' | 'brand' | 'itemType'>;

/** The name without the brand that it begins with, and the brand; null where the name contains it elsewhere. */
export function brandAndName(product: Named): { brand: string | null; name: string } {
  const { main } = nameLines(product);
  const { brand } = product;
  if (!brand) return { brand: null, name: main };
  if (main.startsWith(`${brand} `)) return { brand, name: main.slice(brand.length + 1) };
  return { brand: main.includes(brand) ? null : brand, name: main };
}

const LONGEST_NAME = 34;
const LONGEST_WORD = 12;

/** Whether the names can be read in three lines of a card that takes a third of a phone. */
export const hasShortName = (product: Named): boolean => {
  const { name } = brandAndName(product);
  return name.length <= LONGEST_NAME && name.split(/[\s-]/).every((word) => word.length <= LONGEST_WORD);
};
