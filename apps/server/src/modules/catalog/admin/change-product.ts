import type { BulkChanges, BulkReport } from '@subah/contract/catalog/bulk-products';
import { PRODUCT_MESSAGES } from '@subah/contract/catalog/catalog-forms';
import { changePrice } from '@subah/rules/catalog/change-price';
import { MAX_PRODUCT_TAGS, MAX_STOCK } from '@subah/rules/catalog/product-limits';
import { isSoldOnline } from '@subah/rules/catalog/schedules';
import type { InferSelectModel } from 'drizzle-orm';
import { products } from '../catalog.tables.ts';

/** Columns that a change of many products together can write. */
export const bulkColumns = {
  pricePaise: products.pricePaise,
  mrpPaise: products.mrpPaise,
  hasMrp: products.hasMrp,
  stock: products.stock,
  isAvailable: products.isAvailable,
  categoryId: products.categoryId,
  subcategoryId: products.subcategoryId,
  tags: products.tags,
  brand: products.brand,
  gstPercent: products.gstPercent,
  hsn: products.hsn,
};

export type BulkColumns = Pick<InferSelectModel<typeof products>, keyof typeof bulkColumns>;
export type SelectedProduct = BulkColumns &
  Pick<InferSelectModel<typeof products>, 'id' | 'name' | 'catalog' | 'schedule'> & { updatedAt: string };

export type Shelf = { categoryId: string; subcategoryId: string | null };

const SKIPPED = {
  PRICE_TOO_LOW: 'The price would be zero or less.',
  PRICE_TOO_HIGH: 'The price would be too high.',
  STOCK_TOO_HIGH: `The stock would be above ${MAX_STOCK.toLocaleString('en-IN')}.`,
  TOO_MANY_TAGS: `More than ${MAX_PRODUCT_TAGS} tags.`,
  SCHEDULE_X: PRODUCT_MESSAGES.scheduleX,
} as const;
type SkipReason = keyof typeof SKIPPED;

type ChangedProduct = { before: SelectedProduct; after: BulkColumns };

/** A change of many products, before it is written. */
export type BulkPlan = { changed: ChangedProduct[]; heldAtMrp: number; skipped: BulkReport['skipped'] };

const MAX_NAMES = 3;

/** A product that some part of the change does not allow stays as it is. */
export function planChanges(selected: SelectedProduct[], changes: BulkChanges, shelf: Shelf | undefined): BulkPlan {
  const changed: ChangedProduct[] = [];
  const skipped = new Map<SkipReason, { reason: string; count: number; names: string[] }>();
  let heldAtMrp = 0;
  for (const before of selected) {
    const after = changeProduct(before, changes, shelf);
    if (typeof after === 'string') {
      const entry = skipped.get(after) ?? { reason: SKIPPED[after], count: 0, names: [] };
      entry.count++;
      if (entry.names.length < MAX_NAMES) entry.names.push(before.name);
      skipped.set(after, entry);
      continue;
    }
    const { isHeldAtMrp, ...columns } = after;
    if (isHeldAtMrp) heldAtMrp++;
    if (changedColumns(before, columns).length > 0) changed.push({ before, after: columns });
  }
  return { changed, heldAtMrp, skipped: [...skipped.values()] };
}

export const changedColumns = (before: BulkColumns, after: BulkColumns) =>
  (Object.keys(bulkColumns) as (keyof BulkColumns)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );

function changeProduct(
  before: SelectedProduct,
  changes: BulkChanges,
  shelf: Shelf | undefined,
): (BulkColumns & { isHeldAtMrp: boolean }) | SkipReason {
  const price = newPrice(before, changes);
  if (typeof price === 'string') return price;
  const stock = newStock(before.stock, changes);
  if (stock > MAX_STOCK) return 'STOCK_TOO_HIGH';
  const tags = newTags(before.tags, changes);
  if (tags.length > MAX_PRODUCT_TAGS && tags.length > before.tags.length) return 'TOO_MANY_TAGS';
  if (changes.isAvailable && !isSoldOnline(before.schedule)) return 'SCHEDULE_X';
  return {
    ...price,
    hasMrp: before.hasMrp,
    stock,
    isAvailable: changes.isAvailable ?? before.isAvailable,
    ...(shelf ? newShelf(before, shelf) : { categoryId: before.categoryId, subcategoryId: before.subcategoryId }),
    tags,
    brand: changes.brand ?? before.brand,
    gstPercent: changes.gstPercent ?? before.gstPercent,
    hsn: changes.hsn ?? before.hsn,
  };
}

function newPrice(before: SelectedProduct, { priceStep, priceBy, isRounded }: BulkChanges) {
  const { pricePaise, mrpPaise } = before;
  if (!priceStep || priceBy === undefined) return { pricePaise, mrpPaise, isHeldAtMrp: false };
  return changePrice(before, { step: priceStep, by: priceBy, isRounded });
}

function newStock(stock: number, { stockStep, packs = 0 }: BulkChanges): number {
  if (!stockStep) return stock;
  return stockStep === 'add' ? stock + packs : packs;
}

/** Within its category a product keeps its subcategory when none is chosen. */
const newShelf = (before: BulkColumns, { categoryId, subcategoryId }: Shelf): Shelf => ({
  categoryId,
  subcategoryId: subcategoryId ?? (before.categoryId === categoryId ? before.subcategoryId : null),
});

function newTags(tags: string[], { addTags = [], removeTags = [] }: BulkChanges): string[] {
  const removed = new Set(removeTags.map((tag) => tag.toLowerCase()));
  const added = addTags.map((tag) => tag.toLowerCase()).filter(Boolean);
  return [...new Set([...tags.filter((tag) => !removed.has(tag)), ...added])];
}
