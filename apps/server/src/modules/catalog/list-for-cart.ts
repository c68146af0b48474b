import type { ProductCard } from '@subah/contract/catalog/catalog';
import { and, desc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listBoughtTogether } from './bought-together.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

/** Article codes of the two documented recommendations. */
const RECOMMENDED_CODES = ['lizol', 'harpic'];
const MAX_RECOMMENDED = 6;

/** What is bought together with the products of the cart, else the two documented products. */
export async function listForCart(db: Db, inCart: string[]): Promise<ProductCard[]> {
  const together = await listBoughtTogether(db, inCart, MAX_RECOMMENDED);
  if (together.length >= RECOMMENDED_CODES.length) return together;
  const others = (await isForHealthOnly(db, inCart)) ? await listMedicines(db, inCart) : await listDocumented(db);
  const known = new Set(together.map(({ _id }) => _id));
  return [...together, ...others.map(toCard).filter(({ _id }) => !known.has(_id))];
}

/** Nobody looks for cleaners beside an antibiotic or a blood test, and what is bought with those is not counted. */
async function isForHealthOnly(db: Db, inCart: string[]): Promise<boolean> {
  if (inCart.length === 0) return false;
  const rows = await db.selectDistinct({ catalog: products.catalog }).from(products).where(inArray(products.id, inCart));
  return rows.length > 0 && rows.every(({ catalog }) => catalog === 'medicine' || catalog === 'labtest');
}

/** The medicines without prescription that sell best. */
const listMedicines = (db: Db, inCart: string[]) =>
  selectCards(db)
    .where(
      and(
        eq(products.catalog, 'medicine'),
        eq(products.requiresPrescription, false),
        products.isAvailable,
        gt(products.stock, 0),
        isNull(products.deletedAt),
        notInArray(products.id, inCart),
      ),
    )
    .orderBy(desc(products.soldLately), products.rank, products.id)
    .limit(RECOMMENDED_CODES.length);

const listDocumented = (db: Db) =>
  selectCards(db)
    .where(and(inArray(products.code, RECOMMENDED_CODES), isNull(products.deletedAt)))
    .orderBy(desc(products.code))
    .limit(RECOMMENDED_CODES.length);
