import { expect, test } from 'vitest';
import { locateStockColumns, readStockRow, STOCK_LIST_COLUMNS, type StockListColumn } from './stock-list.ts';

const empty = Object.fromEntries(STOCK_LIST_COLUMNS.map((column) => [column, ''])) as Record<StockListColumn, string>;
const read = (cells: Partial<typeof empty>) =>
  readStockRow({ ...empty, code: 'G1', reason: 'Received', packs: '4', ...cells });
const packsOf = (reason: string, packs: string) => {
  const result = read({ reason, packs });
  return 'row' in result ? result.row.packs : result.faults.map(({ field }) => field).join();
};

test('reads packs with or without a sign, and refuses a sign against the reason', () => {
  expect(['4', '+4', '-4', '0', '4.5', 'x'].map((packs) => packsOf('Received', packs))).toEqual([
    4,
    4,
    'packs',
    'packs',
    'packs',
    'packs',
  ]);
  expect(['3', '-3', '+3', '0', "'-3"].map((packs) => packsOf('damaged', packs))).toEqual([3, 3, 'packs', 'packs', 3]);
  expect(['0', '7', '+7', '-7'].map((packs) => packsOf('Counted', packs))).toEqual([0, 7, 'packs', 'packs']);
});

test('reads batches with their expiry as a date or a month', () => {
  const expiryOf = (expiry: string) => {
    const result = read({ batch: 'dl24', expiry });
    return 'row' in result ? result.row.batch?.expiresOn : undefined;
  };
  expect(['2027-06-30', '30/06/2027', '30-06-27', '46568', '06/2027', '2-2028'].map(expiryOf)).toEqual([
    '2027-06-30',
    '2027-06-30',
    '2027-06-30',
    '2027-06-30',
    '2027-06-30',
    '2028-02-29',
  ]);
  expect(['2027-06-31', '13/2027', 'June'].map(expiryOf)).toEqual([undefined, undefined, undefined]);
  expect(read({ batch: 'dl24', mrp: '₹1,033.50', cost: '21.5', note: 'Bill 7' })).toEqual({
    row: {
      ...{ code: 'G1', reason: 'received', packs: 4, note: 'Bill 7', cost: 21.5 },
      batch: { number: 'DL24', mrp: 1033.5, cost: 21.5 },
    },
  });
});

test('names every fault of a row', () => {
  expect(readStockRow({ ...empty, expiry: 'soon', mrp: '-1', reason: 'Lost' })).toMatchObject({
    faults: [{ field: 'code' }, { field: 'reason' }, { field: 'expiry' }, { field: 'mrp' }],
  });
  expect(read({ reason: 'Counted', cost: '3', expiry: '06/2027' })).toMatchObject({
    faults: [{ field: 'batch' }, { field: 'cost' }],
  });
});

test('finds the columns by the usual titles of bills, the own name first', () => {
  expect(
    Object.fromEntries(locateStockColumns(['Barcode', 'Batch No.', 'EXP', 'Rate', 'Qty', 'reason', 'Code'])),
  ).toEqual({
    ...{ code: 6, batch: 1, expiry: 2, cost: 3, packs: 4, reason: 5 },
  });
});
