import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCoupon, aDoctor, TOMATO } from '../../../test/builders/index.ts';
import { type Buyer, fillCart, insertBuyers, placeOrderFor, setStock } from '../../../test/buyers.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { appointments } from '../healthcare/healthcare.tables.ts';
import { requestStatus } from '../orders/statuses/change-status.ts';
import { openPayment, settlePayment } from '../payments/index.ts';
import { earnCoins } from '../wallet/index.ts';
import { checkConsistency, runChecks } from './run-consistency-checks.ts';

let shop: OpenShop;
/** Paid online, with coins and a coupon. */
let orderId: string;

beforeAll(async () => {
  shop = await openStockedShop();
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  await aCoupon(shop, { code: 'WELCOME20' });
  await setStock(shop, [TOMATO], 90);
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 5 }]);
  await inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, { userId: buyer.id, coins: 300, reason: 'earned-with-order', sourceKey: 'gift', now: new Date() }),
  );
  orderId = await placeOrderFor(shop, buyer, { paymentType: 'online', useSuperCoins: true, couponCode: 'WELCOME20' });
  const { rows } = await shop.database.db.execute(sql`select payment_id from orders where id = ${orderId}`);
  const { razorpayOrder } = await openPayment(shop.deps, String(rows[0]?.payment_id));
  await payInSandbox(shop, razorpayOrder.id);
  await settlePayment(shop.deps, { providerOrderId: razorpayOrder.id });
  await shop.runJobs();
  const { id: doctorId } = await aDoctor(shop);
  const [startsAt, endsAt] = [new Date('2027-02-01T05:00:00Z'), new Date('2027-02-01T06:00:00Z')];
  await shop.database.db.insert(appointments).values({ doctorId, userId: buyer.id, startsAt, endsAt, feePaise: 0 });
});
afterAll(() => shop.close());
afterEach(async () => {
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('reports no fault after an order was paid with coins and a coupon', async () => {
  const { checks, faults } = await checkConsistency(shop.database.db);
  expect(checks).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

const RETURNED_GOODS =
  'returned goods of delivered orders are fetched once, and cash is given back for what they had cost';

const AGREED_TERMS = 'orders that are not delivered have the coupon and the small-cart charge of their agreed terms';
const REWARDED_FRIENDS = 'both customers are rewarded for a first delivery, and for no other order';
const DISPUTED_MONEY = 'money of a dispute counts as refunded while it is lost, and only then is it reversed';

/** Runs the statement and the checks in a transaction that is rolled back; returns the failed checks. */
async function faultsAfter(statement: string): Promise<string[]> {
  const failed: string[] = [];
  const rollback = new Error('roll back');
  await inTransaction(shop.database.db, async (tx) => {
    await tx.execute(sql.raw(`set local session_replication_role = replica`));
    await tx.execute(sql.raw(statement.replaceAll('ORDER', `'${orderId}'`).replaceAll('TOMATO', `'${TOMATO}'`)));
    const { faults } = await runChecks(tx);
    for (const { fault } of faults) expect(fault).not.toMatch(/\border (\d+|[0-9a-f-]{36})\b/);
    failed.push(...faults.map(({ check }) => check));
    throw rollback;
  }).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  return failed;
}

test.each([
  ['update products set stock = stock + 1 where id = TOMATO', 'stock of a product = last entry of its ledger'],
  [
    `update stock_moves set stock_after = stock_after + 1 where id = (select min(m.id) from stock_moves m
      where m.product_id = TOMATO)`,
    'ledger entries are continuous',
  ],
  [
    'update stock_moves set change = change - 1 where order_id = ORDER',
    'ledger entries of an order = quantities it holds',
  ],
  ['update orders set coupon_minimum_paise = 120_01 where id = ORDER', AGREED_TERMS],
  ['update orders set small_cart_paise = 0, tip_paise = tip_paise + small_cart_paise where id = ORDER', AGREED_TERMS],
  ['delete from stock_moves where order_id = ORDER', 'ledger entries of an order = quantities it holds'],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'stock-back')`,
    'ledger entries of an order = quantities it holds',
  ],
  ['delete from order_lines where order_id = ORDER', 'bill of an order = sum of its lines'],
  [`update orders set status = 'shipped' where id = ORDER`, 'last event of an order = its status'],
  [
    `update orders set status = 'cancelled' where id = ORDER`,
    'cancelled, returned and expired orders returned their stock',
  ],
  [
    `update orders set status = 'pending', placed_at = null, held_until = now() - interval '2 hours' where id = ORDER`,
    'no unpaid order holds stock past its hold time',
  ],
  ['update order_counters set cod_orders = cod_orders + 1', 'dashboard counters = number of orders'],
  ['delete from orders where id = ORDER', 'dashboard counters = number of orders'],
  [
    `insert into coupon_uses (id, coupon_id, user_id, order_id)
      select gen_random_uuid(), coupon_id, user_id, gen_random_uuid() from coupon_uses`,
    'uses of a coupon are within its limits',
  ],
  [
    `alter table coupons drop constraint coupons_used; update coupons set total_uses = 1, used_count = 2`,
    'uses of a coupon are within its limits',
  ],
  [
    `update orders set status = 'delivered', delivered_at = now() where id = ORDER;
      insert into order_effects (order_id, effect) values (ORDER, 'refund')`,
    'delivered orders and orders on their way are not refunded',
  ],
  [
    `insert into refunds (id, payment_id, provider_payment_id, amount_paise, reason, key)
      select gen_random_uuid(), payment_id, 'pay_x', 100, 'x', 'order:' || id from orders where id = ORDER`,
    'delivered orders and orders on their way are not refunded',
  ],
  [
    `update invoices set figures = jsonb_set(figures, '{lines,0,taxablePaise}', '1') where order_id = ORDER`,
    'issued invoices = lines and charges of their orders',
  ],
  [
    `update invoices set figures = jsonb_set(figures, '{lines,0,name}', '"Gold"') where order_id = ORDER`,
    'issued invoices = lines and charges of their orders',
  ],
  ['update invoices set total_paise = total_paise - 1', 'issued invoices = lines and charges of their orders'],
  ['update invoices set total_paise = total_paise - 1', 'invoices less credit notes = what the customer keeps'],
  [
    `insert into credit_notes (id, number, order_id, key, amount_paise, reason, issued_at)
      values (gen_random_uuid(), 'SC1', ORDER, 'x', 99999999, 'x', now())`,
    'credit notes never exceed their invoice',
  ],
  ['update invoices set number = null', 'numbers of invoices and credit notes have no gaps'],
  [
    `alter table appointments drop constraint appointments_no_overlap;
      insert into appointments (id, doctor_id, user_id, starts_at, ends_at, reason, fee_paise)
      select gen_random_uuid(), doctor_id, user_id, starts_at + interval '15 minutes', ends_at + interval '15 minutes',
        reason, fee_paise from appointments`,
    'visits of one doctor do not overlap',
  ],
  [
    `update coupons set used_count = used_count + 1 where code = 'WELCOME20'`,
    'used_count of a coupon = its unreleased uses',
  ],
  [
    'delete from coupon_uses where order_id = ORDER',
    'each order with a coupon has one unreleased use, and no others exist',
  ],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'coupon-back')`,
    'each order with a coupon has one unreleased use, and no others exist',
  ],
  ['update coin_lots set rest = rest - 1 where rest > 0', 'rest of a coin lot = sum of its moves'],
  [`delete from coin_moves where key = 'spend:order:' || ORDER`, 'coins of an order = coins spent, unless returned'],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'coins-back')`,
    'coins of an order = coins spent, unless returned',
  ],
  [
    `update coin_moves set key = 'earn:order:' || ORDER where key = 'spend:order:' || ORDER`,
    'coins are earned for delivered orders only, and for each',
  ],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'coins-earned')`,
    'coins are earned for delivered orders only, and for each',
  ],
  [
    'update payments set amount_paise = amount_paise - 1 where subject_id = ORDER',
    'payment of an online order = its amount due',
  ],
  [`update payments set status = 'failed' where subject_id = ORDER`, 'payment of an online order = its amount due'],
  [`update orders set payment_id = null where id = ORDER`, 'completed order payments have a placed order'],
  [
    'update orders set refunded_paise = 100 where id = ORDER',
    'refunded amounts of payments and orders = sum of refunds',
  ],
  [
    'update payments set refunded_paise = 1 where subject_id = ORDER',
    'refunded amounts of payments and orders = sum of refunds',
  ],
  [
    `insert into order_effects (order_id, effect) values (ORDER, 'refund')`,
    'sent-back payments and refunded orders have refunds',
  ],
  [
    `update payments set status = 'failed' where subject_id = ORDER`,
    'captured money has a purchase, a refund or a decision to make',
  ],
  [
    `insert into refunds (id, payment_id, provider_payment_id, amount_paise, reason, key)
      select id, id, 'pay', paid_paise + 1, '', 'x' from payments where subject_id = ORDER`,
    'refunds of a captured payment never exceed it',
  ],
  [
    `insert into refunds (id, payment_id, provider_payment_id, amount_paise, reason, key, state)
      select id, id, 'pay', 1, '', 'x', 'processed' from payments where subject_id = ORDER`,
    'refunds that were made have the id of the provider',
  ],
  [
    `insert into refunds (id, payment_id, provider_payment_id, amount_paise, reason, key, state, provider_refund_id)
      select id, id, 'pay', 1, '', 'x', 'processed', 'disp_1' from payments where subject_id = ORDER;
      insert into payment_disputes (provider_dispute_id, payment_id, amount_paise, reason, state)
      select 'disp_1', id, 1, '', 'won' from payments where subject_id = ORDER`,
    DISPUTED_MONEY,
  ],
  [
    `insert into refunds (id, payment_id, provider_payment_id, amount_paise, reason, key, state, provider_refund_id)
      select id, id, 'pay', 1, '', 'x', 'reversed', 'rfnd_1' from payments where subject_id = ORDER`,
    DISPUTED_MONEY,
  ],
  [
    `insert into order_changes (id, order_id, key, reduced_paise, refund_paise, coins_back, details, created_at)
      values (gen_random_uuid(), ORDER, 'change:x', 100, 100, 0, '{}', now())`,
    'sent-back payments and refunded orders have refunds',
  ],
  [
    `update coin_moves set coins = coins - 1 where key like 'spend:%'`,
    'coins of a move = sum of its lots, which belong to its customer',
  ],
  [
    `insert into coin_moves (id, user_id, kind, key, coins, description, created_at)
      select gen_random_uuid(), user_id, 'earn', 'earn:referral:order:' || id || ':invited', 1, '', now()
      from orders where id = ORDER`,
    REWARDED_FRIENDS,
  ],
  [
    `insert into first_deliveries (user_id, order_id, referrer_id, created_at)
      select user_id, id, user_id, now() from orders where id = ORDER;
      insert into order_effects (order_id, effect) values (ORDER, 'referral')`,
    REWARDED_FRIENDS,
  ],
  [
    `insert into refunds (id, payment_id, provider_payment_id, amount_paise, reason, key, state)
      select id, id, 'pay', 1, '', 'x', 'failed' from payments where subject_id = ORDER;
      insert into milk_balance_moves (id, user_id, key, amount_paise, description, created_at)
      select id, user_id, 'refund:' || id, -1, '', now() from payments where subject_id = ORDER`,
    'refunded top-ups leave the milk balance, and come back when the refund is reversed',
  ],
  [
    `insert into pick_ups (id, order_id, key, cash_paise) values (gen_random_uuid(), ORDER, 'return:x', 100)`,
    RETURNED_GOODS,
  ],
  [
    `alter table orders drop constraint orders_cash;
      update orders set payment_type = 'cod', status = 'returned', delivered_at = now() where id = ORDER`,
    RETURNED_GOODS,
  ],
  [
    `alter table orders drop constraint orders_cash;
      update orders set payment_type = 'cod', delivered_at = now() where id = ORDER;
      insert into order_changes (id, order_id, key, reduced_paise, refund_paise, coins_back, details, created_at)
      values (gen_random_uuid(), ORDER, 'return:x', 100, 100, 0, '{}', now())`,
    RETURNED_GOODS,
  ],
  [
    `insert into pick_ups (id, order_id, key, cash_paise, rider_id, done_at, done_on)
        select gen_random_uuid(), id, 'return:x', 100, user_id, now(), '2027-02-01' from orders where id = ORDER;
      insert into cash_ups (id, rider_id, date, expected_paise, closed_by, closed_at)
        select gen_random_uuid(), user_id, '2027-02-01', 0, user_id, now() from orders where id = ORDER`,
    'a closed cash-up = what was due for the deliveries of its day, less the cash that was given back',
  ],
])('detects: %s', async (statement, check) => {
  expect(await faultsAfter(statement)).toContain(check);
});

test('finds no faults after cancelling an order', async () => {
  const admin = { id: '', role: 'admin', name: '', email: '', mobile: '' } as const;
  const { id } = await shop.accountOf('admin');
  await requestStatus(shop.deps, { ...admin, id }, { orderId, status: 'cancelled', reason: undefined });
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
