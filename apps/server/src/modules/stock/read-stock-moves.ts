import type { FileResponse } from '@subah/contract/endpoint';
import { picturePath } from '@subah/contract/picture';
import type { MoveFilter, StockMove, StockProduct } from '@subah/contract/stock/stock';
import { canHaveBatches, needsBatch } from '@subah/rules/catalog/batches';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { type StockReason, stockReasonLabels } from '@subah/rules/catalog/stock-reasons';
import { indiaTimestamp, startOfIndiaDay } from '@subah/rules/india-time';
import { type SQL, sql } from 'drizzle-orm';
import { page, readCursor, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { csvFile, readInBatches } from '../../platform/http/csv-file.ts';
import { findCustomers } from '../accounts/index.ts';
import { packsWithoutBatch } from './packs-without-batch.ts';

const MAX_FOUND = 8;
const PRODUCTS_PER_PART = 500;
const EXPORT_BATCH = 5000;

type ProductRow = Omit<StockProduct, 'pack' | 'canHaveBatches' | 'needsBatch'> & {
  packQuantity: number;
  unit: string;
  catalog: Catalog;
};

/** The product with this code or barcode comes first. A category is read in parts, because it may have thousands of products. */
export async function findStockProducts(
  db: Db,
  {
    q = '',
    categoryId,
    cursor,
  }: { q?: string | undefined; categoryId?: string | undefined; cursor?: string | undefined },
): Promise<{ data: StockProduct[]; nextCursor: string | null; total: number }> {
  const after = readCursor(cursor);
  const pattern = containing(q);
  const matches = categoryId
    ? sql`category_id = ${categoryId} ${after ? sql`and (name, id) > (select name, id from products where id = ${after.id})` : sql``}`
    : sql`(code = ${q} or barcode = ${q} or name ilike ${pattern} or hindi_name ilike ${pattern})`;
  const { rows } = await db.execute<ProductRow>(sql`
    select id as "_id", name, code, pictures[1] as image, stock, pack_quantity::float8 as "packQuantity", unit, catalog,
      coalesce((select max(m.id) from stock_moves m where m.product_id = products.id), 0)::float8 as "lastMove",
      coalesce((select json_agg(json_build_object('number', b.number, 'expiresOn', b.expires_on, 'quantity', b.quantity)
        order by b.expires_on, b.number) from stock_batches b where b.product_id = products.id and b.quantity > 0),
        '[]') as batches,
      ${packsWithoutBatch} as "withoutBatch"
    from products
    where deleted_at is null and catalog <> 'labtest' and ${matches}
    order by (code = ${q} or barcode = ${q}) desc nulls last, name, id
    limit ${categoryId ? PRODUCTS_PER_PART + 1 : MAX_FOUND}`);
  const shown = page(rows, PRODUCTS_PER_PART, ({ _id }) => ({ value: 0, id: _id }));
  const data = shown.rows.map(({ packQuantity, unit, image, catalog, ...row }) => ({
    ...row,
    canHaveBatches: canHaveBatches(catalog),
    needsBatch: needsBatch(catalog),
    image: picturePath(image),
    pack: packSize(packQuantity, unit),
  }));
  const isWhole = !after && shown.nextCursor === null;
  const total = categoryId && !isWhole ? await countProducts(db, categoryId) : data.length;
  return { data, nextCursor: shown.nextCursor, total };
}

async function countProducts(db: Db, categoryId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from products
    where deleted_at is null and catalog <> 'labtest' and category_id = ${categoryId}`);
  return rows[0]?.count ?? 0;
}

type MoveRow = {
  id: string;
  productId: string;
  name: string;
  code: string;
  change: number;
  stockAfter: number;
  reason: StockReason;
  orderId: string | null;
  note: string;
  actorId: string | null;
  createdAt: Date;
};

async function toMoves(db: Db, rows: MoveRow[]): Promise<StockMove[]> {
  const staff = await findCustomers(db, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  return rows.map(({ id, productId, name, code, actorId, createdAt, ...row }) => ({
    _id: id,
    product: { _id: productId, name, code },
    ...row,
    by: actorId && (staff.get(actorId)?.name ?? null),
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/** The newest first; those of one product in the order of its ledger. */
async function readMoves(db: Db, filter: MoveFilter, limit: number, before?: number): Promise<MoveRow[]> {
  const { productId, reason, from, to } = filter;
  const isAfter = productId
    ? sql`m.id < ${before}`
    : sql`(m.created_at, m.id) < ((select created_at from stock_moves where id = ${before}), ${before})`;
  const conditions: SQL[] = [
    ...(productId ? [sql`m.product_id = ${productId}`] : []),
    ...(reason ? [sql`m.reason = ${reason}`] : []),
    ...(from ? [sql`m.created_at >= ${startOfIndiaDay(from).toISOString()}::timestamptz`] : []),
    ...(to ? [sql`m.created_at < ${startOfIndiaDay(to, 1).toISOString()}::timestamptz`] : []),
    ...(before === undefined ? [] : [isAfter]),
  ];
  const { rows } = await db.execute<MoveRow>(sql`
    select m.id::text, m.product_id as "productId", p.name, p.code, m.change, m.stock_after as "stockAfter", m.reason,
      m.order_id as "orderId", coalesce(b.note, '') as note, b.actor_id as "actorId", m.created_at as "createdAt"
    from stock_moves m join products p on p.id = m.product_id
    left join stock_bookings b on b.id = m.booking_id
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by ${productId ? sql`m.id desc` : sql`m.created_at desc, m.id desc`} limit ${limit}`);
  return rows;
}

export async function listStockMoves(
  db: Db,
  { limit, cursor, ...filter }: MoveFilter & { limit: number; cursor?: string | undefined },
): Promise<{ data: StockMove[]; nextCursor: string | null }> {
  const rows = await readMoves(db, filter, limit + 1, readNumberCursor(cursor)?.value);
  const shown = page(rows, limit, ({ id, productId }) => ({ value: Number(id), id: productId }));
  return { data: await toMoves(db, shown.rows), nextCursor: shown.nextCursor };
}

const EXPORT_HEADER = ['Time', 'Code', 'Product', 'Reason', 'Change', 'Stock after', 'Order', 'Note', 'By'];

const toCells = (move: StockMove) => [
  indiaTimestamp(new Date(move.createdAt)),
  move.product.code,
  move.product.name,
  stockReasonLabels[move.reason],
  move.change,
  move.stockAfter,
  move.orderId ?? '',
  move.note,
  move.by ?? '',
];

export const exportStockMoves = (db: Db, filter: MoveFilter): FileResponse =>
  csvFile('stock-moves.csv', EXPORT_HEADER, readMoveCells(db, filter));

async function* readMoveCells(db: Db, filter: MoveFilter) {
  const batches = readInBatches<MoveRow>((last) => readMoves(db, filter, EXPORT_BATCH, last && Number(last.id)));
  for await (const rows of batches) yield (await toMoves(db, rows)).map(toCells);
}
