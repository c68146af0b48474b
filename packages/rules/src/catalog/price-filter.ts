import { readNumber } from './list-values.ts';

/** In rupees. */
export const MAX_FILTER_PRICE = 1_000_000;

type PriceFilter = { minPrice?: number; maxPrice?: number };

/** Reads prices as people type them ("₹200", "1,000", "२००"), the smaller first. Leaves out what is no price. */
export function readPriceFilter(min: string, max: string): PriceFilter {
  const [minPrice, maxPrice] = [readPrice(min), readPrice(max)];
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  if (isSwapped) return { minPrice: maxPrice, maxPrice: minPrice };
  return { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
}

function readPrice(text: string): number | undefined {
  const price = readNumber(text.replace(/\s+/g, ''));
  if (price === undefined || price < 0) return undefined;
  return Math.min(Math.round(price * 100) / 100, MAX_FILTER_PRICE);
}
