import { PRODUCT_MESSAGES } from '@subah/contract/catalog/catalog-forms';
import { isAboveMrp, mrpAfterPriceRise } from '@subah/rules/catalog/above-mrp';
import { needsBatch } from '@subah/rules/catalog/batches';
import { isSoldOnline } from '@subah/rules/catalog/schedules';
import { toPaise } from '@subah/rules/money';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange, publishEvent } from '../../../platform/cache/change-feed.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { correctStock } from '../../stock/index.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';
import { lockCategory } from './save-category.ts';
import { lockProduct } from './save-product.ts';
import { lockSubcategory } from './save-subcategory.ts';

type InPlaceUpdate = {
  price?: number | undefined;
  mrp?: number | undefined;
  stock?: number | undefined;
  shownStock?: number | undefined;
  stockChange?: number | undefined;
  lowStockLimit?: number | null | undefined;
  isAvailable?: boolean | undefined;
};

export async function updateInPlace(
  { db }: Pick<Deps, 'db'>,
  id: string,
  change: InPlaceUpdate,
  actorId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { catalog, schedule, ...product } = await lockProduct(tx, id);
    const { pricePaise, mrpPaise, hasMrp, stock, lowStockLimit, isAvailable } = product;
    const before = { pricePaise, mrpPaise, hasMrp, stock, lowStockLimit, isAvailable };
    const newPricePaise = change.price === undefined ? pricePaise : toPaise(change.price);
    const mrpLeft = hasMrp ? mrpAfterPriceRise(catalog, newPricePaise, mrpPaise) : newPricePaise;
    const after = {
      pricePaise: newPricePaise,
      mrpPaise: change.mrp === undefined ? mrpLeft : toPaise(change.mrp),
      hasMrp: hasMrp || change.mrp !== undefined,
      stock: changedStock(stock, change),
      lowStockLimit: change.lowStockLimit === undefined ? lowStockLimit : change.lowStockLimit,
      isAvailable: change.isAvailable ?? isAvailable,
    };
    if (isAboveMrp(after.pricePaise, after.mrpPaise)) throw fieldProblem('price', PRODUCT_MESSAGES.aboveMrp);
    if (after.isAvailable && !isSoldOnline(schedule)) throw fieldProblem('isAvailable', PRODUCT_MESSAGES.scheduleX);
    if (after.stock > stock && needsBatch(catalog)) throw fieldProblem('stock', PRODUCT_MESSAGES.batch);
    const { stock: stockAfter, ...columns } = after;
    await tx.update(products).set(columns).where(eq(products.id, id));
    await correctStock(tx, [{ productId: id, stock: stockAfter }]);
    await recordChange(tx, { actorId, action: 'update', subject: 'product', subjectId: id, before, after });
    await publishChange(tx, 'catalog');
    if (stock !== after.stock || lowStockLimit !== after.lowStockLimit) await publishEvent(tx, 'stock');
  });
}

function changedStock(current: number, { stock, shownStock, stockChange = 0 }: InPlaceUpdate): number {
  if (stock !== undefined && shownStock !== undefined && shownStock !== current) {
    throw new Problem(
      'STOCK_CHANGED',
      `The stock is ${current} now, not ${shownStock}. Enter it again, or +10 to add what came in.`,
      { details: { stock: current } },
    );
  }
  const after = stock ?? current + stockChange;
  if (after < 0) throw fieldProblem('stock', `Only ${current} are in stock.`);
  return after;
}

/** A hidden category is not listed in the storefront; its products stay. */
export async function setHidden(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, id, isHidden, actorId }: { kind: 'category' | 'subcategory'; id: string; isHidden: boolean; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const table = kind === 'category' ? categories : subcategories;
    await (kind === 'category' ? lockCategory : lockSubcategory)(tx, undefined, id);
    await tx
      .update(table)
      .set({ hiddenAt: isHidden ? clock() : null })
      .where(eq(table.id, id));
    await recordChange(tx, { actorId, action: isHidden ? 'hide' : 'show', subject: kind, subjectId: id });
    await publishChange(tx, 'catalog');
  });
}
