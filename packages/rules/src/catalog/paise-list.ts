import type { Catalog } from './catalogs.ts';

const MIN_PRICES = 20;
const MIN_KNOWN = 5;
/** Half the goods of a shop cost less than a fifth of it. A health check of many tests may well cost this much. */
const HIGH_MEDIAN: Partial<Record<Catalog, number>> = { fruits: 1000, grocery: 1000, milk: 1000, medicine: 2000 };
/** Prices in paise are a hundred times too high; prices change by less than half, and shops differ by less than this. */
const TOO_MANY_TIMES = 50;

export type ListedPrices = {
  catalog: Catalog;
  /** As the list has them. */
  prices: readonly number[];
  /** Prices of products that the shop has, in the list and in the shop. */
  known: readonly { listed: number; shop: number }[];
  /** Of the shop's products of this catalog; undefined for a shop with few of them. */
  shopMedian: number | undefined;
};

/** A list of whole numbers that would be rupees in an unlikely dear shop: it is probably in paise, and a person is asked. */
export function looksLikePaise({ catalog, prices, known, shopMedian }: ListedPrices): boolean {
  if (prices.some((price) => !Number.isInteger(price))) return false;
  if (known.length >= MIN_KNOWN) return median(known.map(({ listed, shop }) => listed / shop)) >= TOO_MANY_TIMES;
  if (prices.length < MIN_PRICES) return false;
  const listMedian = median(prices);
  if (shopMedian !== undefined && listMedian < shopMedian * 2) return false;
  const inWholeRupees = prices.filter((price) => price % 100 === 0).length;
  return (
    (inWholeRupees >= prices.length * 0.98 && listMedian >= 1000) ||
    listMedian >= (HIGH_MEDIAN[catalog] ?? Number.POSITIVE_INFINITY) ||
    (shopMedian !== undefined && listMedian >= shopMedian * TOO_MANY_TIMES)
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
