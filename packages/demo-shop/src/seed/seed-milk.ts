import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, addMonths, daysBetween, indiaDate } from '@subah/rules/india-time';
import { millilitres } from '@subah/rules/milk/litres';
import { products } from '@subah/server/modules/catalog/catalog.tables';
import {
  milkBalanceMoves,
  milkBalances,
  milkDeliveries,
  milkPauses,
  milkPlans,
} from '@subah/server/modules/milk/milk.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { eq } from 'drizzle-orm';
import { demoId } from '../demo-id.ts';
import { demoAddresses } from '../shop/accounts.ts';

const MILK = 'subah-toned-milk-500ml';
const TOP_UP_PAISE = 1000_00;

type SeedContext = { userId: string; now: Date };

/** Milk deliveries to the demo customer since the first of last month, with a pause, a missed and a sour delivery. */
export async function seedMilk(tx: Tx, { userId, now }: SeedContext): Promise<void> {
  const [product] = await tx
    .select({
      id: products.id,
      name: products.name,
      quantity: products.packQuantity,
      unit: products.unit,
      pricePaise: products.pricePaise,
    })
    .from(products)
    .where(eq(products.code, MILK));
  const home = demoAddresses.find(({ isDefault }) => isDefault);
  if (!product || !home) return;
  const today = indiaDate(now);
  const startDate = `${addMonths(today.slice(0, 7), -1)}-01`;
  const planId = demoId('milk plan', 'customer');
  const pause = { from: addDays(startDate, 11), to: addDays(startDate, 15) };
  await tx.insert(milkPlans).values({
    id: planId,
    userId,
    productId: product.id,
    addressId: demoId('address', home.addressType),
    packs: 2,
    rhythm: 'daily',
    rhythmFrom: startDate,
    payBy: 'balance',
    startDate,
  });
  await tx
    .insert(milkPauses)
    .values({ id: demoId('milk pause', 'customer'), planId, fromDate: pause.from, toDate: pause.to });

  const { name, phone, street, city, pincode } = home;
  const deliveries = Array.from({ length: daysBetween(startDate, today) + 1 }, (_, index) => addDays(startDate, index))
    .filter((date) => date < pause.from || date > pause.to)
    .map((date, index) => ({
      id: demoId('milk delivery', date),
      planId,
      userId,
      date,
      productId: product.id,
      name: product.name,
      unit: packSize(product.quantity, product.unit),
      millilitres: millilitres(product.quantity, product.unit),
      packs: new Date(date).getUTCDay() === 0 ? 3 : 2,
      pricePaise: product.pricePaise,
      status: index === 6 ? ('missed' as const) : index === 20 ? ('sour' as const) : ('delivered' as const),
      paidBy: 'cod' as const,
      area: 'Chinar',
      address: { name, phone, street, city, pincode },
      createdAt: new Date(`${addDays(date, -1)}T17:30:00Z`),
      markedAt: new Date(`${date}T04:00:00Z`),
    }));
  await tx.insert(milkDeliveries).values(deliveries);
  await seedBalance(tx, { userId, now }, deliveries);
}

type Delivery = { id: string; date: string; name: string; packs: number; pricePaise: number; status: string };

/** Credits for sour milk, and a top-up for the coming deliveries. Past deliveries were paid in cash. */
async function seedBalance(tx: Tx, { userId, now }: SeedContext, deliveries: Delivery[]): Promise<void> {
  const credits = deliveries
    .filter(({ status }) => status === 'sour')
    .map(({ id, date, name, packs, pricePaise }) => ({
      id: demoId('milk credit', date),
      userId,
      key: `delivery:${id}:1`,
      amountPaise: packs * pricePaise,
      description: `Credit: ${name}`,
      createdAt: new Date(`${date}T06:00:00Z`),
    }));
  const topUp = {
    id: demoId('milk top-up', 'customer'),
    userId,
    key: 'demo top-up',
    amountPaise: TOP_UP_PAISE,
    description: 'Money added',
    createdAt: now,
  };
  const entries = [...credits, topUp];
  const balancePaise = entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  await tx.insert(milkBalances).values({ userId, balancePaise });
  await tx.insert(milkBalanceMoves).values(entries);
}
