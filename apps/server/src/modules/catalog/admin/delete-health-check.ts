import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { recordChange } from '../../audit/index.ts';
import { categories, products } from '../catalog.tables.ts';
import { lockCategory } from './save-category.ts';
import { rejectWhileInUse } from './save-subcategory.ts';

/** Rejected while it has lab tests. If it has only deleted ones it is hidden, and the result is false. */
export async function deleteHealthCheck(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actorId: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = await lockCategory(tx, 'labtest', id);
    const isInCheck = eq(products.categoryId, id);
    await rejectWhileInUse(tx, isInCheck, 'health check');
    const [deletedTest] = await tx.select({ id: products.id }).from(products).where(isInCheck).limit(1);
    if (deletedTest) await tx.update(categories).set({ hiddenAt: clock() }).where(eq(categories.id, id));
    else await tx.delete(categories).where(eq(categories.id, id));
    await recordChange(tx, {
      actorId,
      action: deletedTest ? 'hide' : 'delete',
      subject: 'category',
      subjectId: id,
      before,
    });
    await publishChange(tx, 'catalog');
    return !deletedTest;
  });
}
