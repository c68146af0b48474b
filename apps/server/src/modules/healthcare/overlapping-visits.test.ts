import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aDoctor } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { appointments } from './healthcare.tables.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('refuses overlapping visits of one doctor in SQL, but not after a cancelled one', async () => {
  const [{ id: userId }, { id: doctorId }, { id: colleagueId }] = await Promise.all([
    aCustomer(shop),
    aDoctor(shop),
    aDoctor(shop, { name: 'Dr. Ramesh Chouksey' }),
  ]);
  const visit = (time: string, more: object = {}) =>
    shop.database.db.insert(appointments).values({
      doctorId,
      userId,
      startsAt: new Date(`2027-02-01T${time}:00Z`),
      endsAt: new Date(new Date(`2027-02-01T${time}:00Z`).getTime() + 60 * 60_000),
      feePaise: 0,
      ...more,
    });
  await visit('05:00');
  await expect(visit('05:15')).rejects.toMatchObject({ cause: { constraint: 'appointments_no_overlap' } });
  await visit('05:15', { doctorId: colleagueId });
  await visit('05:30', { status: 'cancelled' });
  await visit('06:00');
});
