import type { ProductCard } from '@subah/contract/catalog/catalog';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { products } from './catalog.tables.ts';
import { selectCards, toCard } from './product-card.ts';

const MAX_SUBSTITUTES = 8;

/** Medicines of other brands with the same composition and dosage form that are in stock, the lowest price per tablet or ml first. */
export async function listSameSalt(db: Db, id: string): Promise<ProductCard[]> {
  const [medicine] = await db
    .select({ composition: products.composition, dosageForm: products.dosageForm, unit: products.unit })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  if (!medicine) throw notFound('product');
  const { composition, dosageForm, unit } = medicine;
  if (!composition) return [];
  const rows = await selectCards(db)
    .where(
      and(
        eq(products.catalog, 'medicine'),
        sql`lower(${products.composition}) = lower(${composition})`,
        sql`lower(${products.dosageForm}) is not distinct from lower(${dosageForm})`,
        eq(products.unit, unit),
        isNull(products.deletedAt),
        products.isAvailable,
        sql`${products.stock} > 0`,
        ne(products.id, id),
      ),
    )
    .orderBy(sql`${products.pricePaise} / ${products.packQuantity}`, products.id)
    .limit(MAX_SUBSTITUTES);
  return rows.map(toCard);
}
