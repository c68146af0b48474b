import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/new-id.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';

export const ProductSnapshot = z.object({
  productId: z.string(),
  catalog: z.enum(CATALOGS),
  code: z.string(),
  name: z.string(),
  hindiName: z.string().nullable(),
  brand: z.string().nullable(),
  picture: z.string(),
  packQuantity: z.number(),
  unit: z.string(),
  hsn: z.string(),
  pricePaise: z.int(),
  mrpPaise: z.int(),
  gstPercent: z.int(),
  stock: z.int(),
  requiresPrescription: z.boolean(),
  fastingHours: z.int().nullable(),
  isAvailable: z.boolean(),
  isDeleted: z.boolean(),
  isSold: z.boolean(),
});
/** A product as carts, orders, milk plans and baskets need it. */
export type ProductSnapshot = z.infer<typeof ProductSnapshot>;

const COLUMNS = `products.id as "productId", catalog, code, name, hindi_name as "hindiName", brand,
       pictures[1] as picture, pack_quantity::float as "packQuantity", unit, hsn, price_paise as "pricePaise",
       mrp_paise as "mrpPaise", gst_percent as "gstPercent", stock, requires_prescription as "requiresPrescription",
       fasting_hours as "fastingHours", is_available as "isAvailable", deleted_at is not null as "isDeleted",
       is_available and deleted_at is null as "isSold"`;

/** For a statement of another module that reads its rows and their products at once. */
export const joinSnapshot = (productId: string) => ({
  columns: COLUMNS,
  join: `left join products on products.id = ${productId}`,
});

const FIND_SNAPSHOTS = defineStatement({
  name: 'catalog_product_snapshots',
  text: `select ${COLUMNS} from products
     where id = any((select $1::uuid[])::uuid[]) or code = any((select $2::text[])::text[])`,
  row: ProductSnapshot,
});

/** Products by id or article code, deleted ones too. Runs on every cart change, hence prepared. */
export const findProductSnapshots = (db: Db | Tx, idsOrCodes: string[]): Promise<ProductSnapshot[]> =>
  runPrepared(db, FIND_SNAPSHOTS, [idsOrCodes.filter(isId), idsOrCodes.filter((ref) => !isId(ref))]);

export async function findProductSnapshotsById(db: Db | Tx, ids: string[]): Promise<Map<string, ProductSnapshot>> {
  const found = ids.length === 0 ? [] : await findProductSnapshots(db, [...new Set(ids)]);
  return new Map(found.map((product) => [product.productId, product]));
}
