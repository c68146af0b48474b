import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCoupon, TOMATO } from '../../../test/builders/index.ts';
import { type Buyer, fillCart, makeBuyers, order, setStock } from '../../../test/buyers.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { askForStatus } from '../orders/change-status.ts';
import { openPayment, settlePayment } from '../payments/index.ts';
import { earnCoins } from '../wallet/index.ts';
import { checkBooks, runChecks } from './run-consistency-checks.ts';

let shop: OpenShop;
/** An order that used everything: paid online, with coins and a coupon. */
let orderId: string;

beforeAll(async () => {
  shop = await openStockedShop();
  const [buyer] = (await makeBuyers(shop, 1)) as [Buyer];
  await aCoupon(shop, { code: 'WELCOME20' });
  await setStock(shop, [TOMATO], 90);
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 5 }]);
  await inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, { userId: buyer.id, coins: 300, description: 'Gift', sourceKey: 'gift', now: new Date() }),
  );
  orderId = await order(shop, buyer, { paymentType: 'online', useSuperCoins: true, couponCode: 'WELCOME20' });
  const { rows } = await shop.database.db.execute(sql`select payment_id from orders where id = ${orderId}`);
  const { razorpayOrder } = await openPayment(shop.deps, String(rows[0]?.payment_id));
  await payInSandbox(shop, razorpayOrder.id);
  await settlePayment(shop.deps, { providerOrderId: razorpayOrder.id });
});
afterAll(() => shop.close());
afterEach(async () => {
  expect((await checkBooks(shop.database.db)).faults).toEqual([]);
});

test('reports no fault after an order was paid with coins and a coupon', async () => {
  const { checks, faults } = await checkBooks(shop.database.db);
  expect(checks).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

/** Plants a fault in a transaction that is never kept, and gives what the check says about it. */
async function faultsAfter(statement: string): Promise<string[]> {
  const said: string[] = [];
  const keepNothing = new Error('keep nothing');
  await inTransaction(shop.database.db, async (tx) => {
    await tx.execute(sql.raw(`set local session_replication_role = replica`));
    await tx.execute(sql.raw(statement.replaceAll('ORDER', `'${orderId}'`).replaceAll('TOMATO', `'${TOMATO}'`)));
    const { faults } = await runChecks(tx);
    said.push(...faults.map(({ check }) => check));
    throw keepNothing;
  }).catch((error: unknown) => {
    if (error !== keepNothing) throw error;
  });
  return said;
}

test.each([
  ['update products set stock = stock + 1 where id = TOMATO', 'stock is what its ledger says'],
  [
    `update stock_moves set stock_after = stock_after + 1 where id = (select min(m.id) from stock_moves m
      where m.product_id = TOMATO)`,
    'the ledger has no gaps',
  ],
  [
    'update stock_moves set change = change - 1 where order_id = ORDER',
    'an order has taken what it holds, and given back the rest',
  ],
  ['delete from stock_moves where order_id = ORDER', 'an order has taken what it holds, and given back the rest'],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'stock-back')`,
    'an order has taken what it holds, and given back the rest',
  ],
  ['delete from order_lines where order_id = ORDER', 'a bill is the sum of its lines'],
  [`update orders set status = 'shipped' where id = ORDER`, 'the story of an order ends with its status'],
  [`update orders set status = 'cancelled' where id = ORDER`, 'what was let go gave its stock back'],
  [
    `update orders set status = 'pending', placed_at = null, held_until = now() - interval '2 hours' where id = ORDER`,
    'nothing is held for longer than promised',
  ],
  ['update order_counters set cod_orders = cod_orders + 1', 'the tiles of the dashboard count the orders'],
  ['delete from orders where id = ORDER', 'the tiles of the dashboard count the orders'],
  [`update coupons set used_count = used_count + 1 where code = 'WELCOME20'`, 'a coupon counts its living uses'],
  [
    'delete from coupon_uses where order_id = ORDER',
    'an order that holds a coupon has a living use of it, and no other has',
  ],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'coupon-back')`,
    'an order that holds a coupon has a living use of it, and no other has',
  ],
  ['update coin_lots set rest = rest - 1 where rest > 0', 'a lot of coins holds what its moves left in it'],
  [
    `delete from coin_moves where key = 'spend:order:' || ORDER`,
    'an order spent the coins on its bill, unless they came back',
  ],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'coins-back')`,
    'an order spent the coins on its bill, unless they came back',
  ],
  [`insert into order_effects (order_id, effect) values (ORDER, 'coins-earned')`, 'a delivered order earned its coins'],
  [
    'update payments set amount_paise = amount_paise - 1 where subject_id = ORDER',
    'an online order was paid with exactly what it cost',
  ],
  [
    `update payments set status = 'failed' where subject_id = ORDER`,
    'an online order was paid with exactly what it cost',
  ],
  [`update orders set payment_id = null where id = ORDER`, 'money that was taken for an order has its order'],
  ['update orders set refunded_paise = 100 where id = ORDER', 'refunds are what payments and orders say'],
  ['update payments set refunded_paise = 1 where subject_id = ORDER', 'refunds are what payments and orders say'],
  [`insert into order_effects (order_id, effect) values (ORDER, 'refund')`, 'money that was sent back has its refund'],
])('%s is found', async (statement, check) => {
  expect(await faultsAfter(statement)).toContain(check);
});

test('a cancelled order leaves the books in order', async () => {
  const admin = { id: '', role: 'admin', name: '', email: '', mobile: '' } as const;
  const { id } = await shop.accountOf('admin');
  await askForStatus(shop.deps, { ...admin, id }, { orderId, status: 'cancelled', reason: undefined });
  expect((await checkBooks(shop.database.db)).faults).toEqual([]);
});
