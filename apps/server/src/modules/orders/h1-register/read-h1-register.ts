import type { FileResponse, Page } from '@subah/contract/endpoint';
import type { H1Entry, H1Filter } from '@subah/contract/orders/h1-register';
import { indiaDate, startOfIndiaDay } from '@subah/rules/india-time';
import { orderName } from '@subah/rules/orders/order-name';
import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { type Cursor, page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { csvFile, readInBatches } from '../../../platform/http/csv-file.ts';
import { h1Register } from '../h1-register.tables.ts';

const EXPORT_BATCH = 5000;

/** Text, because a Date would lose the microseconds and repeat the row at the end of a page. */
const suppliedAtText = sql<string>`${h1Register.suppliedAt}::text`;

/** In the order in which the medicines were supplied. */
const readEntries = (db: Db, { from, to }: H1Filter, limit: number, after: Cursor | undefined) =>
  db
    .select({
      id: h1Register.orderLineId,
      orderId: h1Register.orderId,
      medicine: h1Register.medicine,
      patient: h1Register.patient,
      prescriber: h1Register.prescriber,
      prescriberAddress: h1Register.prescriberAddress,
      quantity: h1Register.quantity,
      batches: h1Register.batches,
      invoiceNumber: h1Register.invoiceNumber,
      suppliedAt: h1Register.suppliedAt,
      suppliedAtText,
      returnedAt: h1Register.returnedAt,
    })
    .from(h1Register)
    .where(
      and(
        gte(h1Register.suppliedAt, startOfIndiaDay(from)),
        lt(h1Register.suppliedAt, startOfIndiaDay(to, 1)),
        after &&
          sql`(${h1Register.suppliedAt}, ${h1Register.orderLineId}) > (${String(after.value)}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(h1Register.suppliedAt), asc(h1Register.orderLineId))
    .limit(limit);

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

const cursorOf = ({ suppliedAtText: value, id }: EntryRow): Cursor => ({ value, id });

const toEntry = ({ id, suppliedAt, suppliedAtText: _text, returnedAt, ...row }: EntryRow): H1Entry => ({
  _id: id,
  date: indiaDate(suppliedAt ?? new Date(0)),
  ...row,
  isReturned: returnedAt !== null,
});

export async function listH1Register(
  db: Db,
  { limit, cursor, ...filter }: H1Filter & Page,
): Promise<{ data: H1Entry[]; nextCursor: string | null }> {
  const rows = await readEntries(db, filter, limit + 1, readCursor(cursor));
  const shown = page(rows, limit, cursorOf);
  return { data: shown.rows.map(toEntry), nextCursor: shown.nextCursor };
}

const EXPORT_HEADER = [
  ...['Date', 'Patient', 'Prescriber', 'Address of the prescriber', 'Medicine', 'Batch'],
  ...['Quantity', 'Invoice', 'Order', 'Came back'],
];

const toCells = (row: H1Entry) => [
  ...[row.date, row.patient, row.prescriber, row.prescriberAddress, row.medicine, row.batches],
  ...[row.quantity, row.invoiceNumber, orderName(row.orderId), row.isReturned ? 'yes' : 'no'],
];

export const exportH1Register = (db: Db, filter: H1Filter): FileResponse =>
  csvFile(`h1-register-${filter.from}-${filter.to}.csv`, EXPORT_HEADER, readCells(db, filter));

async function* readCells(db: Db, filter: H1Filter) {
  const batches = readInBatches<EntryRow>((last) => readEntries(db, filter, EXPORT_BATCH, last && cursorOf(last)));
  for await (const rows of batches) yield rows.map((row) => toCells(toEntry(row)));
}
