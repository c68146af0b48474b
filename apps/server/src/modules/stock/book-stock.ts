import type { StockBooking } from '@subah/contract/stock/stock';
import { MAX_STOCK } from '@subah/rules/catalog/product-limits';
import { isCount, stockChange } from '@subah/rules/catalog/stock-reasons';
import { asc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange, publishEvent } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { assignUnbatched } from './assign-unbatched.ts';
import { bookBatches, holdBackBooked, prepareBatches, updateBatchDetails } from './book-batches.ts';
import { holdBackRecalled } from './hold-back-batches.ts';
import { lockStock } from './lock-stock.ts';
import { requireBatches } from './require-batches.ts';
import { stockBookings, stockMoves } from './stock.tables.ts';
import { trimBatches } from './trim-batches.ts';

type StockChange = { productId: string; change: number };
/** `allowsUnbatchedCount`: the opening stock of medicines may be counted without their batches. */
type BookingContext = { actorId: string; now: Date; allowsUnbatchedCount?: boolean };
type BookedMove = StockChange & { stock: number };

export const COST_REFUSED = 'Only managers and owners enter costs. Leave the cost blank.';

/** All lines or none. A booking that was sent before is answered with what it did then. */
export async function bookStock(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  booking: StockBooking,
  { actorId, seesCosts }: { actorId: string; seesCosts: boolean },
): Promise<BookedMove[]> {
  if (!seesCosts && booking.lines.some(({ batch }) => batch?.cost !== undefined))
    throw fieldProblem('lines', COST_REFUSED, 'FORBIDDEN');
  return inTransaction(db, (tx) => bookStockIn(tx, booking, { actorId, now: clock() }));
}

/** As part of a larger change, such as the receipt of a purchase. */
export async function bookStockIn(
  tx: Tx,
  { bookingId, reason, note, lines }: StockBooking,
  { actorId, now, allowsUnbatchedCount = false }: BookingContext,
): Promise<BookedMove[]> {
  const inserted = await tx
    .insert(stockBookings)
    .values({ id: bookingId, reason, note, actorId })
    .onConflictDoNothing()
    .returning({ id: stockBookings.id });
  if (inserted.length === 0) return findBookedMoves(tx, bookingId);
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  if (isCount(reason)) await refuseSecondCount(tx, lines);
  const changed = lines
    .map(({ productId, batch, ...line }, index) => ({ productId, batch, index, change: stockChange(reason, line) }))
    .filter(({ change }) => change !== 0);
  if (!(isCount(reason) && allowsUnbatchedCount)) await requireBatches(tx, changed);
  const moved = isCount(reason) ? await assignUnbatched(tx, changed, lines) : changed;
  const batchChanges = await prepareBatches(tx, changed);
  const changes = sumByProduct(moved);
  const moves = await moveStock(tx, changes, { bookingId, reason });
  if (moves.length < changes.length) throw await refusal(tx, changes, moves);
  await updateBatchDetails(tx, lines);
  await bookBatches(tx, batchChanges, bookingId);
  await trimBatches(
    tx,
    changed.filter(({ batch, change }) => !batch && change < 0).map(({ productId }) => productId),
    bookingId,
  );
  await holdBackBooked(tx, batchChanges, now);
  await holdBackRecalled(
    tx,
    changes.map(({ productId }) => productId),
  );
  // One entry: the ledger has the products, and their rows stay locked until the commit.
  const after = { reason, note, products: moves.length };
  await recordChange(tx, { actorId, action: 'create', subject: 'stock booking', subjectId: bookingId, after });
  if (moves.length > 0) {
    await publishChange(tx, 'catalog');
    await publishEvent(tx, 'stock');
  }
  return moves;
}

/** Two people who count the same shelf would both book the difference. Under the lock of the products. */
async function refuseSecondCount(tx: Tx, lines: StockBooking['lines']): Promise<void> {
  const shown = lines.flatMap(({ productId, lastMove }) => (lastMove === undefined ? [] : [{ productId, lastMove }]));
  if (shown.length === 0) return;
  const { rows } = await tx.execute<{ name: string }>(sql`
    select products.name
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as item("productId" uuid, "lastMove" bigint)
    join products on products.id = item."productId"
    where exists (select from stock_moves m
      where m.product_id = item."productId" and m.id > item."lastMove" and m.reason = 'counted')
    limit 1`);
  if (!rows[0]) return;
  const message = `${rows[0].name} was counted by somebody else meanwhile. Take it off the list and add it again.`;
  throw new Problem('STOCK_CHANGED', message);
}

/** One ledger row per product, whichever batches its packs belong to. */
const sumByProduct = (changed: StockChange[]): StockChange[] =>
  [...Map.groupBy(changed, ({ productId }) => productId)]
    .map(([productId, ofProduct]) => ({
      productId,
      change: ofProduct.reduce((sum, { change }) => sum + change, 0),
    }))
    .filter(({ change }) => change !== 0);

const findBookedMoves = (tx: Tx, bookingId: string): Promise<BookedMove[]> =>
  tx
    .select({ productId: stockMoves.productId, change: stockMoves.change, stock: stockMoves.stockAfter })
    .from(stockMoves)
    .where(eq(stockMoves.bookingId, bookingId))
    .orderBy(asc(stockMoves.id));

/** Moves what it can; products that would fall below zero are not returned. Locks them in the order of their ids. */
async function moveStock(
  tx: Tx,
  changes: StockChange[],
  { bookingId, reason }: Pick<StockBooking, 'bookingId' | 'reason'>,
): Promise<BookedMove[]> {
  const { rows } = await tx.execute<BookedMove>(sql`
    with items as materialized (
      select products.id, item.change
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as item("productId" uuid, change int)
      join products on products.id = item."productId" and products.deleted_at is null
      order by products.id for no key update of products
    ), moved as (
      update products set stock = products.stock + items.change from items
      where products.id = items.id and products.stock + items.change between 0 and ${MAX_STOCK}
      returning products.id, products.stock, items.change
    )
    insert into stock_moves (product_id, change, stock_after, reason, booking_id)
    select id, change, stock, ${reason}, ${bookingId} from moved
    returning product_id as "productId", change, stock_after as stock`);
  return rows;
}

async function refusal(tx: Tx, changes: StockChange[], moves: BookedMove[]): Promise<Problem> {
  const moved = new Set(moves.map(({ productId }) => productId));
  const refused = changes.map(({ productId }) => productId).filter((id) => !moved.has(id));
  const { rows } = await tx.execute<{ name: string; stock: number }>(
    sql`select name, stock from products where id in ${refused} and deleted_at is null limit 1`,
  );
  const [product] = rows;
  if (!product) return new Problem('NOT_FOUND', 'A product of the list no longer exists.');
  return new Problem('OUT_OF_STOCK', `Only ${product.stock} of ${product.name} are in stock. Nothing was booked.`);
}
