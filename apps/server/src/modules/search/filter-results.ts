import type { SearchFacets, SearchFilters } from '@subah/contract/search/search';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { toRupees } from '@subah/rules/money';
import type { SearchSort } from '@subah/rules/search/sort-orders';
import type { MatchFacts } from '../catalog/index.ts';

type Filter = keyof Omit<SearchFilters, 'maxPrice'>;
type IsKept = (row: MatchFacts) => boolean;
type KeyOf = (row: MatchFacts) => string;

const canBeBought: IsKept = (row) => row.stock > 0 && row.isAvailable;
const isVeg: IsKept = (row) => row.vegMark === 'veg';

/** One test per filter that is set. `minPrice` stands for both ends of the range. */
function testsOf(filters: SearchFilters): Map<Filter, IsKept> {
  const tests = new Map<Filter, IsKept>();
  const { source, brand, category, minPrice, maxPrice, discount, prescription } = filters;
  if (source) tests.set('source', (row) => row.catalog === source);
  if (brand?.length) {
    const brands = new Set(brand.map((name) => name.toLowerCase()));
    tests.set('brand', (row) => brands.has(row.brand?.toLowerCase() ?? ''));
  }
  if (category?.length) {
    const ids = new Set(category);
    tests.set(
      'category',
      (row) => ids.has(row.categoryId) || (row.subcategoryId !== null && ids.has(row.subcategoryId)),
    );
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const [min, max] = [(minPrice ?? 0) * 100, (maxPrice ?? Number.POSITIVE_INFINITY) * 100];
    tests.set('minPrice', (row) => row.pricePaise >= min && row.pricePaise <= max);
  }
  if (discount !== undefined) tests.set('discount', (row) => row.percentOff >= discount);
  if (filters.inStock) tests.set('inStock', canBeBought);
  if (filters.veg) tests.set('veg', isVeg);
  if (prescription !== undefined) tests.set('prescription', (row) => row.requiresPrescription === prescription);
  return tests;
}

export function filterRows(rows: MatchFacts[], filters: SearchFilters): MatchFacts[] {
  const tests = [...testsOf(filters).values()];
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

const COMPARE: Record<Exclude<SearchSort, 'relevance'>, (a: MatchFacts, b: MatchFacts) => number> = {
  'price-low': (a, b) => a.pricePaise - b.pricePaise,
  'price-high': (a, b) => b.pricePaise - a.pricePaise,
  discount: (a, b) => b.percentOff - a.percentOff,
  // Ids ascend with the time at which they were made.
  newest: (a, b) => (a.id < b.id ? 1 : -1),
};

/** Sold-out products stay behind in every order, and equal ones in the order of relevance. */
export const sortRows = (rows: MatchFacts[], sort: SearchSort): MatchFacts[] =>
  sort === 'relevance'
    ? rows
    : rows.toSorted((a, b) => Number(canBeBought(b)) - Number(canBeBought(a)) || COMPARE[sort](a, b));

const DISCOUNTS = [10, 20, 30, 50];
const MAX_BRANDS = 30;
const MAX_CATEGORIES = 30;

/**
 * Counts what each choice would show: every filter counts the rows that pass all others. `keyOf` names what the list shows once, a product
 * or a group of packs.
 */
export function countFacets(rows: MatchFacts[], filters: SearchFilters, keyOf: KeyOf): SearchFacets {
  const tests = testsOf(filters);
  const without = (filter: Filter): MatchFacts[] => {
    const others = [...tests].filter(([each]) => each !== filter).map(([, test]) => test);
    return rows.filter((row) => others.every((test) => test(row)));
  };
  const discounted = without('discount');
  const prices = without('minPrice').map((row) => row.pricePaise);
  const byPrescription = without('prescription');
  const count = (counted: MatchFacts[], test: IsKept) => new Set(counted.filter(test).map(keyOf)).size;
  const countBy = (counted: MatchFacts[], choiceOf: (row: MatchFacts) => Choice | undefined) =>
    countChoices(counted, choiceOf, keyOf);
  return {
    source: countBy(without('source'), (row) => ({ value: row.catalog, label: catalogFacts[row.catalog].title })),
    brand: countBy(without('brand'), ({ brand }) => (brand ? { value: brand, label: brand } : undefined)).slice(
      0,
      MAX_BRANDS,
    ),
    category: countBy(without('category'), (row) => ({
      value: row.categoryId,
      label: row.categoryName,
      hindiLabel: row.categoryHindiName,
    })).slice(0, MAX_CATEGORIES),
    discount: DISCOUNTS.map((percent) => ({
      value: String(percent),
      label: `${percent}%`,
      count: count(discounted, (row) => row.percentOff >= percent),
    })).filter((choice) => choice.count > 0),
    price:
      prices.length > 0
        ? {
            min: toRupees(prices.reduce((a, b) => Math.min(a, b))),
            max: toRupees(prices.reduce((a, b) => Math.max(a, b))),
          }
        : null,
    inStock: count(without('inStock'), canBeBought),
    veg: count(without('veg'), isVeg),
    prescription: count(byPrescription, (row) => row.requiresPrescription),
    noPrescription: count(byPrescription, (row) => !row.requiresPrescription),
  };
}

type Choice = { value: string; label: string; hindiLabel?: string | null };

/** Most products first. Values that differ only in case are one choice. */
function countChoices(
  rows: MatchFacts[],
  choiceOf: (row: MatchFacts) => Choice | undefined,
  keyOf: KeyOf,
): (Choice & { count: number })[] {
  const counted = new Map<string, { choice: Choice; shown: Set<string> }>();
  for (const row of rows) {
    const choice = choiceOf(row);
    if (!choice) continue;
    const value = choice.value.toLowerCase();
    const before = counted.get(value);
    if (before) before.shown.add(keyOf(row));
    else counted.set(value, { choice, shown: new Set([keyOf(row)]) });
  }
  return Array.from(counted.values(), ({ choice, shown }) => ({ ...choice, count: shown.size })).sort(
    (a, b) => b.count - a.count,
  );
}
