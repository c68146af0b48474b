import type { MilkCalendar, MilkPlan } from '@subah/contract/milk/milk';
import { eq } from 'drizzle-orm';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import { createDeliveriesForDay } from '../src/modules/milk/create-deliveries-for-day.ts';
import { milkDeliveries, milkPlans } from '../src/modules/milk/milk.tables.ts';
import { correctStock } from '../src/modules/stock/index.ts';
import { inTransaction } from '../src/platform/database/database.ts';
import { MILK } from './builders/index.ts';
import { newCustomer, staySignedIn } from './new-customer.ts';
import { openStockedShop } from './open-shop.ts';

const india = (text: string) => new Date(`${text}+05:30`);
const FIRST_EVENING = '2026-10-31T20:00:00';

/** A shop on the evening of 31 October with a customer without a milk plan. Call `reset` before each test. */
export async function openMilkShop() {
  let now = india(FIRST_EVENING);
  const shop = await openStockedShop({ clock: () => now });
  const { db } = shop.database;
  const { send: asAdmin } = await staySignedIn(shop, await shop.accountOf('admin'));
  const [milk] = await db
    .select({ id: products.id, pricePaise: products.pricePaise, packQuantity: products.packQuantity })
    .from(products)
    .where(eq(products.id, MILK));
  if (!milk) throw new Error('standard product MILK not found');
  let customer = await newCustomer(shop);

  const setClock = (text: string) => {
    now = india(text);
  };
  const setStock = (stock: number) => inTransaction(db, (tx) => correctStock(tx, [{ productId: milk.id, stock }]));
  const planInput = () => ({ productId: milk.id, packs: 2, rhythm: 'daily', addressId: customer.addressId });
  const calendar = async (month = '2026-11'): Promise<MilkCalendar> =>
    (await customer.get(`/api/milk-plans/calendar?month=${month}`)).body.data;

  return {
    ...shop,
    asAdmin,
    milk,
    get customer() {
      return customer;
    },
    async reset() {
      setClock(FIRST_EVENING);
      customer = await newCustomer(shop);
      await db.delete(milkPlans);
      await setStock(10_000);
    },
    setClock,
    setStock,
    milkStock: async () =>
      (await db.select({ stock: products.stock }).from(products).where(eq(products.id, milk.id)))[0]?.stock,
    planInput,
    startPlan: async (changes: object = {}): Promise<MilkPlan> =>
      (await customer.post('/api/milk-plans', { ...planInput(), ...changes })).body.data,
    calendar,
    calendarDay: async (date: string) => (await calendar(date.slice(0, 7))).days.find((day) => day.date === date),
    /** Runs the nightly job at 11PM of this date. */
    runNightlyJob: async (date: string) => {
      setClock(`${date}T23:00:30`);
      await createDeliveriesForDay(shop.deps);
    },
    deliveries: () =>
      db.select().from(milkDeliveries).where(eq(milkDeliveries.userId, customer.id)).orderBy(milkDeliveries.date),
    setDeliveryStatus: (id: string | undefined, status: string) =>
      asAdmin('PATCH', `/api/admin/milk/deliveries/${id}`, { status }),
  };
}

export type MilkShop = Awaited<ReturnType<typeof openMilkShop>>;
