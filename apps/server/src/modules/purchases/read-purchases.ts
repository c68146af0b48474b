import type { Purchase } from '@subah/contract/purchases/purchases';
import { canHaveBatches, needsBatch } from '@subah/rules/catalog/batches';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toRupees } from '@subah/rules/money';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findProductSnapshotsById, type ProductSnapshot } from '../catalog/index.ts';
import { purchaseOrders, suppliers } from './purchases.tables.ts';

type LineRow = {
  purchaseId: string;
  productId: string;
  quantity: number;
  received: number;
  expectedCostPaise: number | null;
  lastCostPaise: number | null;
};
type ReceiptRow = {
  id: string;
  purchaseId: string;
  billNumber: string;
  costPaise: number;
  abovePaise: number;
  createdAt: Date;
};

async function readPurchases(db: Db | Tx, ids: string[]): Promise<Purchase[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(inArray(purchaseOrders.id, ids))
    .orderBy(desc(purchaseOrders.id));
  const { rows: lines } = await db.execute<LineRow>(sql`
    select l.purchase_id as "purchaseId", l.product_id as "productId", l.quantity, l.received,
      l.expected_cost_paise as "expectedCostPaise",
      (select r.cost_paise from purchase_receipt_lines r where r.product_id = l.product_id order by r.id desc limit 1)
        as "lastCostPaise"
    from purchase_lines l where l.purchase_id in ${ids}`);
  const products = await findProductSnapshotsById(
    db,
    lines.map(({ productId }) => productId),
  );
  const { rows: receipts } = await db.execute<ReceiptRow>(sql`
    select r.id, r.purchase_id as "purchaseId", r.bill_number as "billNumber", r.created_at as "createdAt",
      sum(l.quantity::bigint * l.cost_paise)::float8 as "costPaise",
      coalesce(sum(l.quantity::bigint * (l.cost_paise - o.expected_cost_paise)), 0)::float8 as "abovePaise"
    from purchase_receipts r
    join purchase_receipt_lines l on l.receipt_id = r.id
    join purchase_lines o on o.purchase_id = r.purchase_id and o.product_id = l.product_id
    where r.purchase_id in ${ids} group by r.id order by r.created_at`);
  return rows.map(({ purchase_orders: { id, status, note, version, createdAt }, suppliers: supplier }) => ({
    _id: id,
    supplier: {
      _id: supplier.id,
      name: supplier.name,
      phone: supplier.phone,
      email: supplier.email,
      gstin: supplier.gstin,
    },
    status,
    note,
    version,
    createdAt: createdAt.toISOString(),
    lines: lines
      .filter(({ purchaseId }) => purchaseId === id)
      .flatMap((line) => toLine(line, products.get(line.productId)))
      .toSorted((a, b) => a.product.name.localeCompare(b.product.name)),
    receipts: receipts
      .filter(({ purchaseId }) => purchaseId === id)
      .map((receipt) => ({
        _id: receipt.id,
        billNumber: receipt.billNumber,
        cost: toRupees(receipt.costPaise),
        aboveExpected: toRupees(receipt.abovePaise),
        createdAt: new Date(receipt.createdAt).toISOString(),
      })),
  }));
}

function toLine(row: LineRow, product: ProductSnapshot | undefined): Purchase['lines'] {
  if (!product) return [];
  const { productId, name, code, packQuantity, unit, catalog } = product;
  return [
    {
      product: {
        _id: productId,
        name,
        code,
        pack: packSize(packQuantity, unit),
        canHaveBatches: canHaveBatches(catalog),
        needsBatch: needsBatch(catalog),
      },
      quantity: row.quantity,
      received: row.received,
      expectedCost: rupeesOrNull(row.expectedCostPaise),
      lastCost: rupeesOrNull(row.lastCostPaise),
    },
  ];
}

const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : toRupees(paise));

export async function readPurchase(db: Db | Tx, id: string): Promise<Purchase> {
  const [purchase] = await readPurchases(db, [id]);
  if (!purchase) throw notFound('purchase');
  return purchase;
}

export async function listPurchases(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ data: Purchase[]; nextCursor: string | null }> {
  const before = readCursor(cursor);
  const rows = await db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(before ? lt(purchaseOrders.id, before.id) : undefined)
    .orderBy(desc(purchaseOrders.id))
    .limit(limit + 1);
  const shown = page(rows, limit, ({ id }) => ({ value: id, id }));
  const ids = shown.rows.map(({ id }) => id);
  return { data: await readPurchases(db, ids), nextCursor: shown.nextCursor };
}
