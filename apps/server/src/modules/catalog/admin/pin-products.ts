import type { Promotion } from '@subah/contract/catalog/catalog';
import type { PinnedProduct, promotionsAdminEndpoints } from '@subah/contract/catalog/promotions-admin';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishChange } from '../../../platform/cache/change-feed.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { categories, collectionProducts, collections, products, subcategories } from '../catalog.tables.ts';
import { cardColumns, toCard } from '../product-card.ts';
import { addProducts, createList } from './product-lists.ts';
import { lockCategoryNames } from './save-category.ts';

const SUBJECT = 'promotion';

/** Pinned products come first in a promotional list, before those that its rule finds. */
export const promotionsAdminRoutes = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof promotionsAdminEndpoints> => ({
  'GET admin/promotions': async () => ({ data: await listPins(db) }),
  'POST admin/promotions/{name}/products': async ({ params: { name }, body: { productIds = [] }, user }) => {
    await inTransaction(db, async (tx) => {
      await lockCategoryNames(tx);
      const [found] = await tx.select({ id: collections.id }).from(collections).where(isList(name));
      const listId = found?.id ?? (await createList(tx, { kind: 'promotion', name }));
      await addProducts(tx, { listId, productIds });
      await recordChange(tx, {
        actorId: user.id,
        action: 'map',
        subject: SUBJECT,
        subjectId: name,
        after: { productIds },
      });
      await publishChange(tx, 'catalog');
    });
    return { data: { promotion: name, productIds }, message: 'Products mapped successfully!' };
  },
  'DELETE admin/promotions/{name}/products/{id}': async ({ params: { name, id }, user }) => {
    await inTransaction(db, async (tx) => {
      const [list] = await tx.select({ id: collections.id }).from(collections).where(isList(name));
      const { rowCount } = await tx
        .delete(collectionProducts)
        .where(and(eq(collectionProducts.collectionId, list?.id ?? id), eq(collectionProducts.productId, id)));
      if (!rowCount) throw notFound('product');
      const before = { productId: id };
      await recordChange(tx, { actorId: user.id, action: 'unmap', subject: SUBJECT, subjectId: name, before });
      await publishChange(tx, 'catalog');
    });
    return { message: 'Product removed from category' };
  },
});

const isList = (name: Promotion) => and(eq(collections.kind, 'promotion'), eq(collections.name, name));

async function listPins(db: Db): Promise<PinnedProduct[]> {
  const rows = await db
    .select({ ...cardColumns, promotion: collections.name })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(eq(collections.kind, 'promotion'), isNull(products.deletedAt)))
    .orderBy(asc(collections.name), asc(collectionProducts.rank), asc(products.id))
    .limit(LIST_LIMITS.promotionPins);
  return rows.map((row) => ({ promotion: row.promotion as Promotion, product: toCard(row) }));
}
