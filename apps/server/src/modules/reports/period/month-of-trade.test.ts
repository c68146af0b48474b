import type { Purchase } from '@subah/contract/purchases/purchases';
import type { MarginReport, PeriodReport, ProductReport, StockReport } from '@subah/contract/reports/period-reports';
import { indiaDate } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MONTH, type Trade, tradeForAMonth } from '../../../../test/month-of-trade.ts';
import { gstOfTrade } from '../../../../test/trade-gst.ts';
import {
  billOf,
  exact,
  GOOD_NAMES,
  GOODS,
  type Good,
  itemsOf,
  PRESCRIBER,
  packsOf,
  roundingOf,
  sum,
  TAXABLE,
  type TradeRecord,
} from '../../../../test/trade-records.ts';
import { checkConsistency } from '../index.ts';
import { sumDays } from './sum-days.ts';

const FROM = `${MONTH}-01`;
const TO = `${MONTH}-28`;

let trade: Trade;
let report: PeriodReport;
beforeAll(async () => {
  trade = await tradeForAMonth();
  await sumDays(trade.deps);
  report = await read(`/reports/period?from=${FROM}&to=${TO}`);
}, 180_000);
afterAll(() => trade.close());

const read = async (path: string) => {
  const { status, body } = await trade.asManager('GET', `/api/admin${path}`);
  expect(status).toBe(200);
  return body.data;
};
const csv = async (path: string): Promise<string[][]> =>
  (await trade.asManager('GET', `/api/admin${path}`)).text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

const sold = () => trade.records.filter(({ outcome }) => outcome !== 'cancelled');
const kept = () => trade.records.filter(({ outcome }) => outcome === 'delivered');
const withOutcome = (outcome: TradeRecord['outcome']) => trade.records.filter((record) => record.outcome === outcome);
const returnedForCash = () => withOutcome('returned').filter(({ paymentType }) => paymentType === 'cod');
const couponsOn = (rows: TradeRecord[], goods: Good[]) =>
  goods.includes('potatoes') ? sum(rows, ({ coupon }) => coupon) : 0;

test('the totals of the month are those of the program, to the rupee and the coin', () => {
  const rows = sold();
  expect(report.totals).toEqual({
    orders: rows.length,
    sales: sum(rows, billOf),
    netSales: sum(kept(), billOf),
    items: sum(rows, itemsOf),
    memberDiscounts: 0,
    couponDiscounts: sum(rows, ({ coupon }) => coupon),
    deliveryCharges: sum(rows, ({ smallCart, express }) => smallCart + express),
    tips: sum(rows, ({ tip }) => tip),
    rounding: sum(rows, roundingOf),
    coinsUsed: sum(rows, ({ coins }) => coins),
    returnedOrders: withOutcome('returned').length,
    returned: sum(withOutcome('returned'), billOf),
    cancelledOrders: withOutcome('cancelled').length,
    cancelled: sum(withOutcome('cancelled'), billOf),
    refunds: trade.refunds.length,
    refunded: sum(trade.refunds, ({ amount }) => amount),
    cashReturns: returnedForCash().length,
    cashGivenBack: sum(returnedForCash(), (record) => billOf(record) - record.coins),
    coinsEarned: trade.coins.earned,
    coinsSpent: trade.coins.spent,
    coinsGivenBack: trade.coins.givenBack,
    coinsTakenBack: trade.coins.takenBack,
    coinsExpired: 0,
    memberships: trade.memberships,
    membershipSales: trade.memberships * 99,
    milkPacks: trade.milk.packs,
    milkSales: trade.milk.packs * 30,
  });
  // The program has something of each kind.
  const { totals } = report;
  const counts = [totals.rounding, totals.returnedOrders, totals.cancelledOrders, totals.refunds, totals.cashReturns];
  expect(Math.min(...counts, totals.coinsTakenBack, totals.coinsGivenBack + 1)).toBeGreaterThan(1);
});

test('sales by day, payment and area are those of the program', () => {
  const days = Map.groupBy(sold(), ({ date }) => date);
  for (const { date, orders, sales } of report.days)
    expect([date, orders, sales]).toEqual([date, days.get(date)?.length ?? 0, sum(days.get(date) ?? [], billOf)]);
  const rowsOf = (paymentType: string) => sold().filter((record) => record.paymentType === paymentType);
  const shares = (['cod', 'online'] as const).map((type) => [rowsOf(type).length, sum(rowsOf(type), billOf)] as const);
  const byName = (a: { sales: number }, b: { sales: number }) => a.sales - b.sales;
  expect(report.payments.toSorted(byName).map(({ orders, sales }) => [orders, sales])).toEqual(
    shares.toSorted((a, b) => a[1] - b[1]),
  );
  expect(report.areas.map(({ area, orders, sales }) => [area, orders, sales]).sort()).toEqual([
    ['Kolar', ...(shares[1] ?? [])],
    ['Satlapur', ...(shares[0] ?? [])],
  ]);
});

test('refunds by day and what riders took are those of the program and of the cash-ups', async () => {
  const byDay = Map.groupBy(trade.refunds, ({ date }) => indiaDate(new Date(date)));
  expect(report.refunds).toEqual(
    [...byDay].map(([date, rows]) => ({ date, count: rows.length, amount: sum(rows, ({ amount }) => amount) })),
  );
  expect(report.riders).toMatchObject([
    {
      delivered: trade.cashUps.length,
      notDelivered: 0,
      cash: sum(trade.cashUps, ({ cash }) => cash),
      upi: sum(trade.cashUps, ({ upi }) => upi),
    },
  ]);
  for (const { date, cash, upi } of trade.cashUps.slice(0, 3))
    expect((await read(`/cash-ups?date=${date}`)).riders).toMatchObject([{ cash, upi, closed: { difference: 0 } }]);
});

test('products and categories are those of the program, to the piece', async () => {
  const { products, categories, productCount }: ProductReport = await read(`/reports/products?from=${FROM}&to=${TO}`);
  expect(productCount).toBe(GOOD_NAMES.length);
  for (const good of GOOD_NAMES) {
    const coupons = good === 'potatoes' ? 1 : 0;
    const value = (rows: TradeRecord[]) =>
      exact(packsOf(rows, good) * GOODS[good].price - coupons * sum(rows, ({ coupon }) => coupon));
    const expected = {
      packs: packsOf(sold(), good),
      sales: value(sold()),
      returnedPacks: packsOf(withOutcome('returned'), good),
      returned: value(withOutcome('returned')),
      netSales: value(kept()),
    };
    expect(products.find(({ name }) => name === good)).toMatchObject(expected);
    expect(categories.find(({ category }) => category === GOODS[good].category)).toMatchObject(expected);
  }
  const { deliveryCharges, tips, rounding, sales } = report.totals;
  expect(sum(products, (row) => row.sales) + deliveryCharges + tips - rounding).toBeCloseTo(sales, 6);
});

test('margins are those of the program, by product, category and day, to the paisa', async () => {
  const margins: MarginReport = await read(`/reports/margins?from=${FROM}&to=${TO}`);
  const figures = (rows: TradeRecord[], goods: Good[]) => {
    const sales = sum(goods, (good) => packsOf(rows, good) * TAXABLE[good]) - couponsOn(rows, goods);
    const cost = sum(rows, ({ packs, costs }) =>
      sum(goods, (good) => (packs[good] ?? 0) * ((costs?.[good] ?? 0) / 100)),
    );
    return { sales, cost, margin: Math.round((sales - cost) * 100) / 100 };
  };
  expect(margins.totals).toEqual({ ...figures(kept(), GOOD_NAMES), previousMargin: 0, previousSales: 0 });
  expect(margins.salesWithoutCost).toBe(0);
  for (const good of GOOD_NAMES) {
    const expected = { ...figures(kept(), [good]), previousMargin: 0 };
    expect(margins.products.find(({ name }) => name === good)).toMatchObject(expected);
    expect(margins.categories.find(({ category }) => category === GOODS[good].category)).toMatchObject(expected);
  }
  const days = Map.groupBy(kept(), ({ date }) => date);
  for (const { date, previousMargin, ...day } of margins.days)
    expect({ date, ...day }).toEqual({ date, ...figures(days.get(date) ?? [], GOOD_NAMES) });
  // Both batches were packed, and atta was sold before and after the second purchase.
  expect(new Set(kept().map(({ packs, costs }) => packs.soap && costs?.soap)).size).toBe(3);
  expect(new Set(kept().map(({ packs, costs }) => packs.atta && costs?.atta)).size).toBe(3);
  const half: MarginReport = await read(`/reports/margins?from=${MONTH}-15&to=${TO}`);
  expect(sum([half.totals], ({ margin, previousMargin }) => margin + previousMargin)).toBe(margins.totals.margin);
  const { accessToken: token } = await trade.signIn('packer');
  expect((await trade.get(`/api/admin/reports/margins?from=${FROM}&to=${TO}`, { token })).status).toBe(403);
  for (const list of ['margin-days', 'margin-categories', 'margin-products'])
    expect((await csv(`/reports/margins-export.csv?list=${list}&from=${FROM}&to=${TO}`)).length).toBeGreaterThan(3);
});

test('the GST of the month is that of the program', async () => {
  const { totals, hsn, series } = await read(`/gst?month=${MONTH}`);
  const expected = gstOfTrade({ kept: kept(), memberships: trade.memberships, milkPacks: trade.milk.packs });
  expect(totals).toEqual(expected.totals);
  const gstr1 = await read(`/gst/gstr-1?month=${MONTH}`);
  expect(gstr1).toMatchObject({
    fp: `02${MONTH.slice(0, 4)}`,
    b2b: [],
    nil: { inv: [{ sply_ty: 'INTRAB2C', expt_amt: totals.exempt }] },
  });
  const byRate = (a: { rt: number }, b: { rt: number }) => a.rt - b.rt;
  expect(gstr1.b2cs.toSorted(byRate)).toMatchObject([
    { rt: 5, ...expected.fivePercent },
    { rt: 18, ...expected.eighteenPercent },
  ]);
  expect(gstr1.hsn.hsn_b2c).toContainEqual(
    expect.objectContaining({ hsn_sc: '1702', qty: packsOf(kept(), 'jaggery'), rt: 0 }),
  );
  expect(gstr1.hsn.hsn_b2c).toContainEqual(expect.objectContaining({ hsn_sc: '3401', qty: packsOf(kept(), 'soap') }));
  const [invoices] = gstr1.doc_issue.doc_det;
  expect(invoices.docs).toMatchObject([{ totnum: trade.records.length, cancel: 0 }]);
  expect(hsn).toContainEqual(expect.objectContaining({ hsn: '1101', packs: packsOf(kept(), 'atta') }));
  expect(hsn).toContainEqual(expect.objectContaining({ hsn: '0701', packs: packsOf(kept(), 'potatoes') }));
  expect(series[0]).toMatchObject({ kind: 'invoice', count: trade.records.length, missing: 0 });
});

test('the register of Schedule H1 has each supply of the program, with invoice and batch', async () => {
  expect(await read(`/h1-register?from=${FROM}&to=${TO}`)).toMatchObject(
    trade.h1Entries.map((supply) => ({
      ...supply,
      ...PRESCRIBER,
      medicine: 'alprazolam',
      batches: `AL7 (${supply.quantity})`,
      invoiceNumber: expect.stringMatching(/^SB/),
    })),
  );
  const given = sum(trade.h1Entries, ({ quantity, isReturned }) => (isReturned ? 0 : quantity));
  expect(given).toBe(packsOf(kept(), 'alprazolam'));
});

test('purchases, coins by day and cash-ups are those of the program', async () => {
  const purchases = (await trade.asManager('GET', '/api/admin/purchases')).body.data as Purchase[];
  const receipts = purchases.flatMap((purchase) => purchase.receipts.toReversed()).toReversed();
  expect(receipts.map(({ cost, aboveExpected }) => ({ cost, aboveExpected }))).toEqual(trade.costBooks.bills);
  expect(trade.costBooks.bills.map(({ aboveExpected }) => aboveExpected)).toEqual([0, 755]);
  const { coins } = trade;
  expect([
    sum(report.coins, ({ earned }) => earned),
    sum(report.coins, ({ spent }) => spent),
    sum(report.coins, ({ givenBack }) => givenBack),
    sum(report.coins, ({ takenBack }) => takenBack),
  ]).toEqual([coins.earned, coins.spent, coins.givenBack, coins.takenBack]);
  expect(
    report.cashUps.map(({ date, expected, cash, upi, difference }) => [date, expected, cash, upi, difference]),
  ).toEqual(trade.cashUps.map(({ date, cash, upi }) => [date, cash + upi, cash, upi, 0]));
});

test('the stock and its moves are those of the program', async () => {
  const rows = await csv('/stock-moves/export.csv');
  const change = rows[0]?.indexOf('Change') ?? -1;
  for (const good of GOOD_NAMES) {
    const moves = rows.filter((cells) => cells.includes(good));
    expect(sum(moves, (cells) => Number(cells[change]?.replace("'", '')))).toBe(trade.stock[good]);
  }
  const { categories }: StockReport = await read('/reports/stock?days=60');
  for (const good of GOOD_NAMES)
    expect(categories.find(({ category }) => category === GOODS[good].category)).toMatchObject({
      packs: trade.stock[good],
      value: exact(trade.stock[good] * GOODS[good].price),
      cost:
        good === 'soap'
          ? sum(trade.costBooks.batches, ({ packs, cost }) => (packs * cost) / 100)
          : (trade.stock[good] * trade.costBooks.averages[good]) / 100,
    });
});

test('compares with the period before, and a day that changed is summed up again', async () => {
  const half: PeriodReport = await read(`/reports/period?from=${MONTH}-15&to=${TO}`);
  expect([half.previousFrom, half.previousTo]).toEqual([FROM, `${MONTH}-14`]);
  const before = sold().filter(({ date }) => date < `${MONTH}-15`);
  expect(half.previous).toMatchObject({ orders: before.length, sales: sum(before, billOf) });
  expect(half.days[0]?.previousSales).toBe(report.days[0]?.sales);
});

test('dead stock is what was not sold for the days, and lists are saved as CSV', async () => {
  await trade.database.db.execute(sql`update products set created_at = '2026-01-01'`);
  const { dead, deadCount, deadValue }: StockReport = await read('/reports/stock?days=10');
  expect(dead.map(({ name }) => name).toSorted()).toEqual([
    'Amoxicillin 500',
    'Surface cleaner',
    'Tomato, desi',
    'Toned milk',
  ]);
  expect([deadCount, deadValue]).toEqual([4, sum(dead, ({ value }) => value)]);
  const days = await csv(`/reports/export.csv?list=days&from=${FROM}&to=${TO}`);
  expect(days.slice(0, 2)).toEqual([
    ['Date', 'Orders', 'Sales', 'Sales before'],
    [FROM, String(report.days[0]?.orders), String(report.days[0]?.sales), '0'],
  ]);
  const lists = ['totals', 'payments', 'areas', 'riders', 'refunds', 'coins', 'cash-ups', 'categories', 'products'];
  for (const list of lists)
    expect((await csv(`/reports/export.csv?list=${list}&from=${FROM}&to=${TO}`)).length).toBeGreaterThan(1);
  expect(await csv('/reports/stock-export.csv?list=dead-stock&days=10')).toHaveLength(5);
});

test('the audit compares the sums with the orders, and summing up again repairs them', async () => {
  const { db } = trade.database;
  expect((await checkConsistency(db)).faults).toEqual([]);
  await db.execute(sql`update sales_days set orders = orders + 1 where date = ${`${MONTH}-02`}`);
  await db.execute(sql`update product_days set cost_paise = cost_paise + 1 where date = ${`${MONTH}-02`}`);
  const { faults } = await checkConsistency(db);
  const sums = ['sums of a day = its orders', 'sums of products on a day = its order lines'];
  expect(faults.map(({ check }) => check)).toEqual(expect.arrayContaining(sums));
  await db.execute(sql`delete from report_days where date = ${`${MONTH}-02`}`);
  await sumDays(trade.deps);
  expect((await checkConsistency(db)).faults).toEqual([]);
  expect((await read(`/reports/period?from=${FROM}&to=${TO}`)).totals).toEqual(report.totals);
});
