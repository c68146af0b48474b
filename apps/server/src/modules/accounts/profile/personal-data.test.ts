import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAddress, CLEANER, PASSWORD } from '../../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { personalData } from '../../../personal-data.ts';
import { carts } from '../../cart/cart.tables.ts';
import { addresses } from '../../delivery/delivery.tables.ts';
import { appointments, callRequests } from '../../healthcare/healthcare.tables.ts';
import { milkBalances } from '../../milk/milk.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { refreshTokens, users } from '../accounts.tables.ts';

let shop: OpenShop;
let customer: string;
let doctorId: string;
beforeAll(async () => {
  shop = await openStockedShop();
  customer = (await shop.accountOf('customer')).id;
  doctorId = (await aDoctor(shop)).id;
  await anAddress(shop, { userId: customer, isDefault: true });
});
afterAll(() => shop.close());

const deleteAccount = (token: string, password: string) =>
  shop.send('DELETE', '/api/users/me', { token, body: { password } });

test('exports every category of personal data without credentials', async () => {
  const { accessToken } = await shop.signIn('customer');
  await shop.post('/api/cart/add', { productId: CLEANER }, { token: accessToken });
  await shop.post('/api/contact', { email: 'Priya@subah.example', phone: '9876543210', message: 'Namaste' });
  const { status, body, text } = await shop.get('/api/users/me/export', { token: accessToken });
  expect(status).toBe(200);
  expect(Object.keys(body.data)).toEqual(['exportedAt', ...personalData.map(({ subject }) => subject)]);
  expect(body.data.account).toMatchObject({
    name: 'Priya Verma',
    email: 'priya@subah.example',
    referralCode: 'PRIYA246',
  });
  expect(body.data.addresses).toHaveLength(1);
  expect(body.data.cart).toMatchObject([{ quantity: 1 }]);
  expect(body.data.messages).toMatchObject([{ message: 'Namaste' }]);
  expect(text).not.toMatch(/argon2|hash/i);
});

/** Every table that refers to an account, with its key in the export or the reason why it is not exported. */
const PERSONAL_DATA_TABLES: Record<string, string> = {
  account_notes: 'written by staff for staff',
  addresses: 'addresses',
  appointments: 'appointments',
  audit_log: 'staffAccount; actions of staff are not',
  batch_recalls: 'work of staff',
  call_requests: 'callRequests',
  carts: 'cart',
  cash_ups: 'money counted by staff',
  checkout_keys: 'deleted after a day, repeats its order',
  coin_lots: 'superCoins',
  coin_moves: 'superCoins',
  coupon_uses: 'orders',
  doctors: 'public',
  family_members: 'family',
  first_deliveries: 'orders',
  lab_reports: 'labReports',
  milk_balance_moves: 'milk',
  milk_balances: 'milk',
  milk_deliveries: 'milk',
  milk_plans: 'milk',
  milk_returns: 'work of staff',
  notice_choices: 'notices',
  notices: 'notices',
  one_time_codes: 'a secret',
  order_events: 'orders',
  order_claims: 'orders',
  order_notes: 'written by staff for staff',
  orders: 'orders',
  payments: 'payments',
  pick_ups: 'orders',
  policies: 'work of staff',
  prescriptions: 'prescriptions',
  product_reviews: 'reviews',
  push_subscriptions: 'notices, without the secret',
  purchase_orders: 'work of staff',
  refresh_tokens: 'account, without the secret',
  restock_alerts: 'restockAlerts',
  rider_days: 'rounds of riders',
  rounds: 'rounds of riders',
  saved_views: 'account',
  sent_lists: 'a list of products that an admin sent',
  shopping_lists: 'shoppingLists',
  staff_invitations: 'a secret',
  stop_visits: 'deliveries',
  stock_bookings: 'work of staff',
  subscriptions: 'memberships',
  two_step_recovery_codes: 'a secret',
  two_step_secrets: 'a secret',
  users: 'account',
  wallets: 'superCoins',
};

test('lists every table that refers to an account', async () => {
  const { rows } = await shop.database.pool.query(`select distinct conrelid::regclass::text as name
    from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(PERSONAL_DATA_TABLES).sort());
});

test('does not export data of other accounts', async () => {
  const { accessToken } = await shop.signIn('doctor');
  const { text } = await shop.get('/api/users/me/export', { token: accessToken });
  expect(text).not.toContain('Priya');
});

test('exports and erases a call request renewed while signed in', async () => {
  const [asha, bela] = [await newCustomer(shop), await newCustomer(shop)];
  const url = `/api/doctors/${doctorId}/call-requests`;
  const callRequest = { phone: asha.mobile, convenientTime: 'After 6 PM' };
  await shop.post(url, { name: 'A.', ...callRequest });
  await asha.post(url, { name: 'Asha', ...callRequest });
  await bela.post(url, { name: 'Bela', ...callRequest });
  const requestsOf = async (customer: NewCustomer) =>
    (await customer.get('/api/users/me/export')).body.data.callRequests;
  expect(await requestsOf(asha)).toMatchObject([{ name: 'Asha', ...callRequest }]);
  expect(await requestsOf(bela)).toMatchObject([{ name: 'Bela', ...callRequest }]);

  expect((await asha.send('DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(200);
  const left = await shop.database.db.select().from(callRequests).where(eq(callRequests.phone, asha.mobile));
  expect(left).toMatchObject([{ name: 'Bela', userId: bela.id }]);
});

test('erases the reasons of appointments', async () => {
  const asha = await newCustomer(shop);
  const startsAt = new Date('2020-01-06T05:30:00Z');
  const hour = { startsAt, endsAt: new Date('2020-01-06T06:30:00Z') };
  const reasons = { reason: 'Cough', cancelReason: 'Feeling better' };
  const { db } = shop.database;
  await db
    .insert(appointments)
    .values({ doctorId, userId: asha.id, ...hour, ...reasons, status: 'cancelled', feePaise: 300_00 });
  expect((await asha.get('/api/users/me/export')).body.data.appointments).toMatchObject([reasons]);
  expect((await asha.send('DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await db.select().from(appointments).where(eq(appointments.userId, asha.id))).toMatchObject([
    { reason: '', cancelReason: null },
  ]);
});

test('deletes an account only with its password', async () => {
  const session = await shop.signIn('customer');
  const wrong = await deleteAccount(session.accessToken, 'not-this-one');
  expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'This is not your current password.' }]);

  const { _id: addressId } = (await shop.get('/api/addresses', { token: session.accessToken })).body.data[0];
  const order = { addressId, paymentMode: 'COD' };
  expect((await shop.post('/api/payment/order', order, { token: session.accessToken })).status).toBe(200);
  await shop.database.db.insert(milkBalances).values({ userId: customer, balancePaise: 100_00 });

  const open = await deleteAccount(session.accessToken, PASSWORD);
  expect([open.status, open.body.message]).toEqual([409, expect.stringContaining('on its way')]);
  await shop.database.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.userId, customer));
  const paid = await deleteAccount(session.accessToken, PASSWORD);
  expect([paid.status, paid.body.message]).toEqual([409, expect.stringContaining('paid ahead for milk')]);
  await shop.database.db.update(milkBalances).set({ balancePaise: 0 }).where(eq(milkBalances.userId, customer));

  expect((await deleteAccount(session.accessToken, PASSWORD)).status).toBe(200);
  const [row] = await shop.database.db.select().from(users).where(eq(users.id, customer));
  expect(row).toMatchObject({ name: 'Deleted customer', passwordHash: '!', role: 'customer', photo: null });
  expect(row?.deletedAt).toBeInstanceOf(Date);
  expect(JSON.stringify({ ...row, referralCode: '' })).not.toMatch(/priya|98765/i);
  for (const [table, owner] of [
    [addresses, addresses.userId],
    [carts, carts.userId],
    [refreshTokens, refreshTokens.userId],
  ] as const) {
    expect(await shop.database.db.select().from(table).where(eq(owner, customer))).toEqual([]);
  }
  expect((await mailsTo(shop, 'priya@subah.example'))[0]?.subject).toBe('Your Subah account is deleted');
});

test('rejects tokens of a deleted account', async () => {
  const other = await shop.signIn('doctor');
  expect((await deleteAccount(other.accessToken, PASSWORD)).status).toBe(200);
  expect((await shop.get('/api/get-profile', { token: other.accessToken })).status).toBe(401);
  expect((await shop.post('/api/refresh-token', { refreshToken: other.refreshToken })).status).toBe(401);
  expect((await shop.post('/api/login', { mobile: '9876543211', password: PASSWORD })).status).toBe(401);
  expect((await shop.post('/api/forgot-password', { email: 'doctor@subah.example' })).status).toBe(200);
});

test('accepts a sign-up with the email and mobile of a deleted account', async () => {
  const { status } = await shop.post('/api/signup', {
    name: 'Priya Again',
    email: 'priya@subah.example',
    mobile: '9876543210',
    password: PASSWORD,
  });
  expect(status).toBe(200);
});

test('rejects deleting the last admin, also under concurrent deletions', async () => {
  const first = await shop.signIn('admin');
  const refused = await deleteAccount(first.accessToken, PASSWORD);
  expect([refused.status, refused.body.code]).toEqual([409, 'LAST_ADMIN']);

  const [admin] = await shop.database.db.select().from(users).where(eq(users.role, 'admin'));
  await shop.database.db.insert(users).values({
    name: 'Second Admin',
    role: 'admin',
    email: 'second@subah.example',
    mobile: '9800000001',
    passwordHash: admin?.passwordHash ?? '',
    verifiedAt: new Date(),
  });
  const second = (await shop.post('/api/login', { mobile: '9800000001', password: PASSWORD })).body.data;
  const responses = await Promise.all([
    deleteAccount(first.accessToken, PASSWORD),
    deleteAccount(second.accessToken, PASSWORD),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('applies a removed role from the next request', async () => {
  const session = await shop.signIn('packer');
  await shop.database.db.update(users).set({ role: 'customer' }).where(eq(users.id, session.user.id));
  const { data } = (await shop.get('/api/get-profile', { token: session.accessToken })).body;
  expect(data.role).toBe('customer');
});
