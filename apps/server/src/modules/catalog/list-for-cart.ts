import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, desc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listBoughtTogether } from './bought-together.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

/** Article codes of the two documented recommendations. */
const RECOMMENDED_CODES = ['lizol', 'harpic'];
const MAX_RECOMMENDED = 6;
const MAX_BEST_SELLERS = 3;

/** What is bought together with the products of the cart; else what sells best in their catalogs, and the two documented products. */
export async function listForCart(db: Db, inCart: string[]): Promise<ProductCard[]> {
  const boughtTogether = await listBoughtTogether(db, inCart, MAX_RECOMMENDED);
  if (boughtTogether.length >= RECOMMENDED_CODES.length) return boughtTogether;
  const catalogs = await catalogsOf(db, inCart);
  const bestSellers = catalogs.length > 0 ? await listBestSellers(db, catalogs, inCart) : [];
  // A cart of medicines or lab tests only gets no groceries.
  const isHealthOnly = catalogs.length > 0 && catalogs.every((catalog) => catalog === 'medicine');
  const documented = isHealthOnly ? [] : await listDocumented(db);
  const others = [...bestSellers, ...documented].map(toCard);
  return [...new Map([...boughtTogether, ...others].map((product) => [product._id, product])).values()];
}

/** Lab tests lead to medicines: another test is no addition to a cart. */
async function catalogsOf(db: Db, inCart: string[]): Promise<Catalog[]> {
  if (inCart.length === 0) return [];
  const rows = await db
    .selectDistinct({ catalog: products.catalog })
    .from(products)
    .where(inArray(products.id, inCart));
  return rows.map(({ catalog }) => (catalog === 'labtest' ? 'medicine' : catalog));
}

/** Without prescription medicines. */
const listBestSellers = (db: Db, catalogs: Catalog[], inCart: string[]) =>
  selectCards(db)
    .where(
      and(
        inArray(products.catalog, catalogs),
        eq(products.requiresPrescription, false),
        products.isAvailable,
        gt(products.stock, 0),
        isNull(products.deletedAt),
        notInArray(products.id, inCart),
      ),
    )
    .orderBy(desc(products.soldLately), products.rank, products.id)
    .limit(MAX_BEST_SELLERS);

const listDocumented = (db: Db) =>
  selectCards(db)
    .where(and(inArray(products.code, RECOMMENDED_CODES), isNull(products.deletedAt)))
    .orderBy(desc(products.code))
    .limit(RECOMMENDED_CODES.length);
