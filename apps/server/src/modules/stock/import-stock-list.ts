import { createHash } from 'node:crypto';
import type { StockListReport } from '@subah/contract/stock/stock';
import { needsBatch } from '@subah/rules/catalog/batches';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { findCountFaults } from '@subah/rules/catalog/count-faults';
import {
  locateStockColumns,
  REQUIRED_STOCK_COLUMNS,
  readStockRow,
  STOCK_LIST_COLUMNS,
  type StockListColumn,
  type StockListRow,
} from '@subah/rules/catalog/stock-list';
import { toPaise } from '@subah/rules/money';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { readCsv } from '../../platform/text/read-csv.ts';
import { updateAverageCosts } from './average-costs.ts';
import { stockBatches } from './batches.tables.ts';
import { bookStockIn, COST_REFUSED } from './book-stock.ts';
import { lockStock } from './lock-stock.ts';
import { packsWithoutBatch } from './packs-without-batch.ts';
import { batchMissing, countMedicinesWithoutBatch } from './require-batches.ts';
import { stockBookings } from './stock.tables.ts';

const MAX_ROWS = 5000;
const MAX_ERRORS = 100;

type ListInput = { bytes: Buffer; listId: string; isPreview: boolean; actorId: string; seesCosts: boolean };
type ListedProduct = { id: string; code: string; name: string; barcode: string | null; catalog: Catalog };
type Row = StockListRow & { line: number; product: ListedProduct };
type Fault = StockListReport['errors'][number];

/** All rows or none. A preview books the list and rolls back, so that it refuses what the booking would. */
export async function importStockList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: ListInput,
): Promise<StockListReport> {
  const { rows, errors, count } = await readList(db, input);
  if (errors.length > 0) {
    const [first] = errors;
    if (!input.isPreview) throw fieldProblem('file', `Line ${first?.line}: ${first?.message} Nothing was booked.`);
    return {
      rows: count,
      isBooked: false,
      changes: [],
      errors: errors.slice(0, MAX_ERRORS),
      errorCount: errors.length,
      medicinesWithoutBatch: 0,
    };
  }
  const context = { ...input, now: clock() };
  const bookList = async (tx: Tx) => ({
    changes: await bookRows(tx, rows, context),
    medicinesWithoutBatch: await countMedicinesWithoutBatch(
      tx,
      rows.map(({ product }) => product.id),
    ),
  });
  const booked = input.isPreview ? await rehearse(db, bookList) : await inTransaction(db, bookList);
  return { rows: count, isBooked: !input.isPreview, ...booked, errors: [], errorCount: 0 };
}

class Rollback extends Error {}

async function rehearse<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  try {
    await inTransaction(db, async (tx) => {
      results.push(await work(tx));
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error('a rehearsal has a result');
  return result;
}

async function readList(
  db: Db,
  { bytes, seesCosts }: ListInput,
): Promise<{ rows: Row[]; errors: Fault[]; count: number }> {
  const records = [];
  for await (const record of readCsv(oneChunk(bytes))) {
    records.push(record);
    if (records.length > MAX_ROWS + 1) throw fieldProblem('file', `A list has at most ${MAX_ROWS} rows.`);
  }
  const [header, ...body] = records;
  const places = locateStockColumns(header?.cells ?? []);
  const missing = REQUIRED_STOCK_COLUMNS.filter((column) => !places.has(column));
  if (missing.length > 0) throw fieldProblem('file', `The list has no column ${missing.join(', ')}.`);
  if (body.length === 0) throw fieldProblem('file', 'The list has no rows.');
  const errors: Fault[] = [];
  const read = body.flatMap(({ line, cells, fault }) => {
    if (fault) {
      errors.push({ line, field: 'row', message: fault });
      return [];
    }
    const cellOf = (column: StockListColumn) => cells[places.get(column) ?? -1] ?? '';
    const result = readStockRow(
      Object.fromEntries(STOCK_LIST_COLUMNS.map((column) => [column, cellOf(column)])) as Parameters<
        typeof readStockRow
      >[0],
    );
    if ('row' in result && result.row.cost !== undefined && !seesCosts) {
      errors.push({ line, field: 'cost', message: COST_REFUSED });
      return [];
    }
    if ('row' in result) return [{ line, ...result.row }];
    errors.push(...result.faults.map((rowFault) => ({ line, ...rowFault })));
    return [];
  });
  const found = await findProducts(db, [...new Set(read.map(({ code }) => code))]);
  const seen = new Set<string>();
  const rows = read.flatMap((row) => {
    const product = found.find(({ code }) => code === row.code) ?? found.find(({ barcode }) => barcode === row.code);
    const key = `${product?.id} ${row.batch?.number ?? ''} ${row.reason} ${row.note}`;
    if (product && !seen.has(key)) {
      seen.add(key);
      return [{ ...row, product }];
    }
    const message = product ? 'This product and batch is listed twice.' : `No product has the code ${row.code}.`;
    errors.push({ line: row.line, field: 'code', message });
    return [];
  });
  errors.push(...findMissingBatches(rows), ...findCountFaults(rows, await findBatchesOnShelf(db, rows)));
  return { rows, errors: errors.toSorted((a, b) => a.line - b.line), count: body.length };
}

/** A count may leave the batch out, so that a shop can begin with the stock of its old lists. */
const findMissingBatches = (rows: Row[]): Fault[] =>
  rows
    .filter(({ product, batch, reason }) => reason === 'received' && !batch && needsBatch(product.catalog))
    .map(({ line, product }) => ({
      line,
      field: 'batch',
      message: batchMissing(product.name),
    }));

async function findBatchesOnShelf(db: Db, rows: Row[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(rows.map(({ product }) => product.id))];
  if (ids.length === 0) return new Map();
  const batches = await db
    .select({ productId: stockBatches.productId, number: stockBatches.number })
    .from(stockBatches)
    .where(and(inArray(stockBatches.productId, ids), gt(stockBatches.quantity, 0)))
    .orderBy(asc(stockBatches.expiresOn), asc(stockBatches.number));
  const byProduct = Map.groupBy(batches, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, ofProduct]) => [id, ofProduct.map(({ number }) => number)]));
}

async function* oneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function findProducts(db: Db, codes: string[]): Promise<ListedProduct[]> {
  if (codes.length === 0) return [];
  const { rows } = await db.execute<ListedProduct>(sql`
    select id, code, name, barcode, catalog from products
    where deleted_at is null and catalog <> 'labtest' and (code in ${codes} or barcode in ${codes})`);
  return rows;
}

/** One booking for each reason and note. */
async function bookRows(
  tx: Tx,
  rows: Row[],
  { listId, actorId, now }: ListInput & { now: Date },
): Promise<StockListReport['changes']> {
  await lockStock(tx, [...new Set(rows.map(({ product }) => product.id))]);
  const changes: StockListReport['changes'] = [];
  for (const [key, ofBooking] of Map.groupBy(rows, ({ reason, note }) => `${reason} ${note}`)) {
    const [first] = ofBooking;
    if (!first) continue;
    const bookingId = bookingIdOf(listId, key);
    const isRepeated = await isBooked(tx, bookingId);
    if (!isRepeated && first.reason === 'received') await updateAverageCosts(tx, receivedCosts(ofBooking));
    const shown = await readShown(tx, ofBooking);
    const booking = {
      bookingId,
      reason: first.reason,
      note: first.note,
      lines: ofBooking.map((row, at) => ({
        productId: row.product.id,
        quantity: row.packs,
        shownStock: shown[at] ?? 0,
        ...(row.batch ? { batch: row.batch } : {}),
      })),
    };
    const moves = await bookStockIn(tx, booking, { actorId, now, allowsUnbatchedCount: true });
    const names = new Map(ofBooking.map(({ product }) => [product.id, product]));
    changes.push(
      ...moves.map(({ productId, change, stock }) => ({
        code: names.get(productId)?.code ?? '',
        name: names.get(productId)?.name ?? '',
        change,
        stock,
      })),
    );
  }
  return changes;
}

/** The same for a repeated request. */
function bookingIdOf(listId: string, key: string): string {
  const hash = createHash('sha256').update(`${listId} ${key}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

async function isBooked(tx: Tx, bookingId: string): Promise<boolean> {
  return (
    (await tx.select({ id: stockBookings.id }).from(stockBookings).where(eq(stockBookings.id, bookingId))).length > 0
  );
}

const receivedCosts = (rows: Row[]) =>
  rows.flatMap(({ product, packs, cost }) =>
    cost === undefined ? [] : [{ productId: product.id, packs, costPaise: toPaise(cost) }],
  );

/** What a count is compared with: the packs of the batch, or those without a batch. The products are locked. */
async function readShown(tx: Tx, rows: Row[]): Promise<number[]> {
  const ids = rows.map(({ product }) => product.id);
  const { rows: stocks } = await tx.execute<{ id: string; stock: number }>(
    sql`select id, ${packsWithoutBatch} as stock from products where id in ${ids}`,
  );
  const batches = await tx
    .select({ productId: stockBatches.productId, number: stockBatches.number, quantity: stockBatches.quantity })
    .from(stockBatches)
    .where(inArray(stockBatches.productId, ids));
  return rows.map(({ product, batch }) =>
    batch
      ? (batches.find(({ productId, number }) => productId === product.id && number === batch.number)?.quantity ?? 0)
      : (stocks.find(({ id }) => id === product.id)?.stock ?? 0),
  );
}
