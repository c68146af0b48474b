import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/new-id.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';

/** A product as carts and orders need it. */
export type ProductSnapshot = {
  productId: string;
  catalog: Catalog;
  code: string;
  name: string;
  picture: string;
  packQuantity: number;
  unit: string;
  hsn: string;
  pricePaise: number;
  mrpPaise: number;
  gstPercent: number;
  stock: number;
  requiresPrescription: boolean;
  isAvailable: boolean;
  isDeleted: boolean;
};

/** Products by id or article code, deleted ones too. Runs on every cart change, hence prepared. */
export const findProductSnapshots = (db: Db | Tx, idsOrCodes: string[]): Promise<ProductSnapshot[]> =>
  runPrepared(
    db,
    'catalog_product_snapshots',
    `select id as "productId", catalog, code, name, pictures[1] as picture, pack_quantity::float as "packQuantity", unit,
       hsn, price_paise as "pricePaise", mrp_paise as "mrpPaise", gst_percent as "gstPercent", stock,
       requires_prescription as "requiresPrescription", is_available as "isAvailable",
       deleted_at is not null as "isDeleted"
     from products
     where id = any((select $1::uuid[])::uuid[]) or code = any((select $2::text[])::text[])`,
    [idsOrCodes.filter(isId), idsOrCodes.filter((ref) => !isId(ref))],
  );
