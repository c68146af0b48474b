import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { recordChange } from '../../audit/index.ts';
import { categories, products } from '../catalog.tables.ts';
import { lockCategory } from './save-category.ts';
import { refuseWhileInUse } from './save-subcategory.ts';

/** Refused while lab tests belong to it. When only tests of past orders do, it is hidden and the answer is false. */
export async function deleteHealthCheck(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actorId: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = await lockCategory(tx, 'labtest', id);
    const onShelf = eq(products.categoryId, id);
    await refuseWhileInUse(tx, onShelf, 'health check');
    const [past] = await tx.select({ id: products.id }).from(products).where(onShelf).limit(1);
    if (past) await tx.update(categories).set({ hiddenAt: clock() }).where(eq(categories.id, id));
    else await tx.delete(categories).where(eq(categories.id, id));
    await recordChange(tx, { actorId, action: past ? 'hide' : 'delete', subject: 'category', subjectId: id, before });
    await publishChange(tx, 'catalog');
    return !past;
  });
}
