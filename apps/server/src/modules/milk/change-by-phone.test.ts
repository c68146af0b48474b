import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MilkShop, openMilkShop } from '../../../test/milk-shop.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { newId } from '../../platform/database/new-id.ts';

let shop: MilkShop;
beforeAll(async () => {
  shop = await openMilkShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const url = (path: string) => `/api/admin/customers/${shop.customer.id}/${path}`;
const changeDay = (id: string, date: string, packs: number | null) =>
  shop.asAdmin('PUT', url(`milk-plans/${id}/days/${date}`), { packs });
const packsOn = async (date: string) => (await shop.calendarDay(date))?.packs;
const told = async (): Promise<string[]> =>
  (
    await shop.database.pool.query(
      `select kind || ' ' || channel as told from notices where user_id = $1 and kind = 'milk_changed' order by key`,
      [shop.customer.id],
    )
  ).rows.map((row) => row.told);
const audited = async (id: string) =>
  (
    await shop.database.pool.query(
      `select action, actor_id is not null as "byStaff", after from audit_log
       where subject = 'milk plan' and subject_id = $1 order by id`,
      [id],
    )
  ).rows;

test('staff start a plan, skip a morning, add packs and end the plan; the customer is told and the audit log names them', async () => {
  const started = await shop.asAdmin('POST', url('milk-plans'), shop.planInput());
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const { _id, startDate } = started.body.data;
  expect(startDate).toBe('2026-11-01');
  expect((await changeDay(_id, '2026-11-02', 0)).status).toBe(200);
  expect((await changeDay(_id, '2026-11-03', 5)).status).toBe(200);
  expect([await packsOn('2026-11-02'), await packsOn('2026-11-03')]).toEqual([0, 5]);
  expect((await changeDay(_id, '2026-11-03', null)).status).toBe(200);
  expect(await packsOn('2026-11-03')).toBe(2);
  const { body } = await shop.asAdmin('GET', url('milk-calendar?month=2026-11'));
  expect(body.data.days[1]).toMatchObject({ date: '2026-11-02', packs: 0, canChange: true });
  const ended = await shop.asAdmin('DELETE', url(`milk-plans/${_id}`));
  expect(ended.body.data.endDate).toBe('2026-10-31');
  expect(await told()).toEqual(Array(5).fill('milk_changed mail'));
  const customerId = shop.customer.id;
  const { name } = started.body.data.product;
  expect(await audited(_id)).toEqual([
    { action: 'create', byStaff: true, after: { customerId, product: name, packs: 2, startDate } },
    { action: 'update', byStaff: true, after: { customerId, product: name, date: '2026-11-02', packs: 0 } },
    { action: 'update', byStaff: true, after: { customerId, product: name, date: '2026-11-03', packs: 5 } },
    { action: 'update', byStaff: true, after: { customerId, product: name, date: '2026-11-03', packs: null } },
    { action: 'close', byStaff: true, after: { customerId, product: name, endDate: '2026-10-31' } },
  ]);
});

test('names the milk in the language of the customer', async () => {
  await shop.customer.send('PUT', '/api/user/update', { language: 'hi' });
  const { productId } = shop.planInput();
  await shop.database.pool.query(`update products set hindi_name = 'टोंड दूध' where id = $1`, [productId]);
  await shop.asAdmin('POST', url('milk-plans'), shop.planInput());
  const mails = await mailsTo(shop, shop.customer.email);
  expect(mails.some(({ text }) => text.includes('2 × टोंड दूध'))).toBe(true);
});

test('staff have the same cut-off and limits as the customer, and a refused change tells nobody', async () => {
  const { _id } = await shop.startPlan();
  shop.setClock('2026-10-31T23:00:00');
  const refused = [
    await changeDay(_id, '2026-11-01', 0),
    await changeDay(_id, '2026-11-02', 21),
    await changeDay(_id, '2027-06-01', 1),
    await shop.asAdmin('POST', url('milk-plans'), { ...shop.planInput(), startDate: '2026-11-01' }),
    await shop.asAdmin('POST', url('milk-plans'), {
      ...shop.planInput(),
      addressId: (await newCustomer(shop)).addressId,
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect([await told(), await audited(_id)]).toEqual([[], []]);
});

test('a plan of another customer, an unknown customer and other roles are refused', async () => {
  const { _id } = await shop.startPlan();
  const other = await newCustomer(shop);
  const elsewhere = `/api/admin/customers/${other.id}/milk-plans/${_id}`;
  expect((await shop.asAdmin('DELETE', elsewhere)).status).toBe(404);
  expect((await shop.asAdmin('PUT', `${elsewhere}/days/2026-11-02`, { packs: 0 })).status).toBe(404);
  const unknown = `/api/admin/customers/${newId()}/milk-plans`;
  expect((await shop.asAdmin('POST', unknown, shop.planInput())).status).toBe(404);
  for (const role of ['packer', 'rider', 'pharmacist', 'customer'] as const) {
    const { accessToken: token } = await shop.signIn(role);
    expect((await shop.send('DELETE', url(`milk-plans/${_id}`), { token })).status, role).toBe(403);
  }
  expect(await packsOn('2026-11-02')).toBe(2);
});
