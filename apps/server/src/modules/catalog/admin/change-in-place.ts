import { priceFault } from '@subah/rules/catalog/price-fault';
import { toPaise } from '@subah/rules/money';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { correctStock } from '../../stock/index.ts';
import { categories, products, subcategories } from '../catalog.tables.ts';
import { lockCategory } from './save-category.ts';
import { lockProduct } from './save-product.ts';
import { lockSubcategory } from './save-subcategory.ts';

type InPlace = {
  price?: number | undefined;
  mrp?: number | undefined;
  stock?: number | undefined;
  isAvailable?: boolean | undefined;
};

export async function changeInPlace(
  { db }: Pick<Deps, 'db'>,
  id: string,
  change: InPlace,
  actorId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { pricePaise, mrpPaise, stock, isAvailable } = await lockProduct(tx, id);
    const before = { pricePaise, mrpPaise, stock, isAvailable };
    const after = {
      pricePaise: change.price === undefined ? pricePaise : toPaise(change.price),
      mrpPaise: change.mrp === undefined ? mrpPaise : toPaise(change.mrp),
      stock: change.stock ?? stock,
      isAvailable: change.isAvailable ?? isAvailable,
    };
    const fault = priceFault(after.pricePaise, after.mrpPaise);
    if (fault) throw fieldProblem('price', fault);
    const { stock: stockAfter, ...columns } = after;
    await tx.update(products).set(columns).where(eq(products.id, id));
    await correctStock(tx, [{ productId: id, stock: stockAfter }]);
    await recordChange(tx, { actorId, action: 'update', subject: 'product', subjectId: id, before, after });
    await publishChange(tx, 'catalog');
  });
}

/** A hidden shelf is gone from the shop and stays for its products. */
export async function hideShelf(
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
