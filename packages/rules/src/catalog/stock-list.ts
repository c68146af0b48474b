import type { CalendarDate } from '../india-time.ts';
import { DATE_ADVICE, readDate, readNumber } from './list-values.ts';
import { MAX_PRICE, MAX_STOCK } from './product-limits.ts';
import { BOOKING_REASONS, type BookingReason, isCount, stockReasonLabels } from './stock-reasons.ts';

/** Columns of a list of stock bookings. The list of batches has the same, as a count, so that it can be booked again. */
export const STOCK_LIST_COLUMNS = [
  'code',
  'product',
  'batch',
  'expiry',
  'mrp',
  'cost',
  'reason',
  'packs',
  'note',
] as const;
export type StockListColumn = (typeof STOCK_LIST_COLUMNS)[number];

/** Titles in the bills and lists of wholesalers. */
const USUAL_TITLES: Record<StockListColumn, readonly string[]> = {
  code: ['item code', 'product code', 'sku', 'barcode', 'ean', 'कोड', 'बारकोड'],
  product: ['name', 'product name', 'item', 'item name', 'particulars', 'नाम'],
  batch: ['batch no', 'batch number', 'lot', 'lot no', 'बैच'],
  expiry: ['expiry date', 'exp', 'exp date', 'expires on', 'best before', 'एक्सपायरी'],
  mrp: ['एमआरपी'],
  cost: ['cost price', 'purchase price', 'purchase rate', 'ptr', 'rate', 'लागत'],
  reason: ['कारण'],
  packs: ['qty', 'quantity', 'count', 'counted', 'मात्रा'],
  note: ['remark', 'remarks', 'टिप्पणी'],
};

/** The place of each column that the header has, by its own name or a usual one. */
export function locateStockColumns(header: readonly string[]): Map<StockListColumn, number> {
  const plain = (title: string) =>
    title
      .normalize('NFC')
      .toLowerCase()
      .replace(/[.\s_-]+/g, ' ')
      .trim();
  const titles = header.map(plain);
  return new Map(
    STOCK_LIST_COLUMNS.flatMap((column) => {
      const place = [column, ...USUAL_TITLES[column]].map((title) => titles.indexOf(title)).find((at) => at >= 0);
      return place === undefined ? [] : [[column, place] as const];
    }),
  );
}

export const REQUIRED_STOCK_COLUMNS = ['code', 'reason', 'packs'] as const satisfies StockListColumn[];

type ListedBatch = { number: string; expiresOn?: CalendarDate; mrp?: number; cost?: number };
export type StockListRow = {
  /** Code or barcode. */
  code: string;
  batch?: ListedBatch;
  /** Rupees per pack. */
  cost?: number;
  reason: BookingReason;
  packs: number;
  note: string;
};
type Fault = { field: StockListColumn; message: string };

/** `product` is for the reader only. Reasons are written as in the console: "Damaged", "given away". */
export function readStockRow(cells: Record<StockListColumn, string>): { row: StockListRow } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const text = (field: StockListColumn): string => cells[field].trim().replace(/^'(?=[=+@-])/, '');
  const check = <Value>(field: StockListColumn, value: Value | undefined, message: string): Value | undefined => {
    if (value === undefined) faults.push({ field, message });
    return value;
  };
  const amount = (field: 'mrp' | 'cost') =>
    text(field) === '' ? undefined : check(field, readRupees(text(field)), 'Enter rupees, for example 12.50.');
  const code = check('code', text('code') || undefined, 'Enter the code or the barcode of the product.');
  const reason = check('reason', readReason(text('reason')), `Choose one of: ${REASON_NAMES}.`);
  const packs = reason && check('packs', readPacks(text('packs'), reason), packsMessage(reason));
  const expiresOn = text('expiry') === '' ? undefined : check('expiry', readDate(text('expiry')), `${DATE_ADVICE}.`);
  const mrp = amount('mrp');
  const cost = amount('cost');
  const number = text('batch').toUpperCase();
  if (number.length > 40) faults.push({ field: 'batch', message: 'At most 40 characters.' });
  if (number === '' && (expiresOn || mrp !== undefined))
    faults.push({ field: 'batch', message: 'Enter the batch to which the expiry date or the MRP belongs.' });
  if (number === '' && cost !== undefined && reason && reason !== 'received')
    faults.push({ field: 'cost', message: 'A cost is entered for received goods or for a batch.' });
  if (text('note').length > 200) faults.push({ field: 'note', message: 'At most 200 characters.' });
  if (!code || !reason || packs === undefined || faults.length > 0) return { faults };
  const details = { ...(expiresOn ? { expiresOn } : {}), ...(mrp === undefined ? {} : { mrp }) };
  const known = cost === undefined ? {} : { cost };
  return {
    row: {
      ...{ code, reason, packs, note: text('note'), ...known },
      ...(number ? { batch: { number, ...details, ...known } } : {}),
    },
  };
}

const REASON_NAMES = BOOKING_REASONS.map((reason) => stockReasonLabels[reason]).join(', ');

const readReason = (text: string): BookingReason | undefined =>
  BOOKING_REASONS.find((reason) =>
    [reason, stockReasonLabels[reason].toLowerCase()].includes(text.toLowerCase().replace(/\s+/g, ' ')),
  );

/** The sign may be written or left out: what was damaged is taken in any case, what was received is never negative. */
function readPacks(text: string, reason: BookingReason): number | undefined {
  const match = /^([+-]?)(\d{1,7})$/.exec(text);
  if (!match) return undefined;
  const sign = match[1];
  const packs = Number(match[2]);
  if (packs > MAX_STOCK) return undefined;
  if (isCount(reason)) return sign === '' ? packs : undefined;
  const isAllowed = reason === 'received' ? sign !== '-' : sign !== '+';
  return isAllowed && packs > 0 ? packs : undefined;
}

function packsMessage(reason: BookingReason): string {
  if (isCount(reason)) return 'Enter how many packs were counted.';
  return reason === 'received' ? 'Enter a number of packs above 0.' : 'Enter a number of packs, such as 3 or -3.';
}

function readRupees(text: string): number | undefined {
  const rupees = readNumber(text);
  if (rupees === undefined || rupees < 0 || rupees > MAX_PRICE) return undefined;
  return Number.isInteger(Number((rupees * 100).toFixed(4))) ? rupees : undefined;
}
