import { packSize } from '@subah/rules/catalog/pack-size';
import { dayText } from '@subah/rules/india-time';
import { millilitres } from '@subah/rules/milk/litres';
import { effectOnBalance } from '@subah/rules/milk/milk-balance';
import { plannedDay } from '@subah/rules/milk/milk-plan';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { takeStock } from '../stock/index.ts';
import { agreementsOf, lockPlan, type PlanRow } from './milk.queries.ts';
import { milkDeliveries } from './milk.tables.ts';
import { moveBalance } from './milk-balance.ts';
import { tellNoMilk } from './milk-mails.ts';
import { findDoorstep } from './resolve-delivery-address.ts';

/** Turns what was agreed for a morning into a delivery: once, with its stock taken and its money settled. */
export async function makeDelivery(tx: Tx, planId: string, morning: { date: string; now: Date }): Promise<void> {
  const plan = await lockPlan(tx, planId);
  const agreed = plan && (await agreementsOf(tx, [plan])).get(planId);
  if (!agreed || (await isMade(tx, planId, morning.date))) return;
  const { state, packs } = plannedDay(agreed, morning.date);
  if (state !== 'ordered') return;

  const doorstep = await findDoorstep(tx, plan);
  const hindrance = doorstep.hindrance ?? ((await takeMilk(tx, plan.productId, packs)) ? null : 'There was none left.');
  const delivery = {
    id: newId(morning.now.getTime()),
    planId,
    userId: plan.userId,
    date: morning.date,
    productId: plan.productId,
    name: plan.productName,
    unit: packSize(plan.packQuantity, plan.unit),
    millilitres: millilitres(plan.packQuantity, plan.unit),
    packs,
    pricePaise: plan.pricePaise,
    area: doorstep.area,
    address: doorstep.address,
    note: hindrance,
    createdAt: morning.now,
  };
  if (hindrance !== null) {
    await tx.insert(milkDeliveries).values({ ...delivery, status: 'unavailable', paidBy: 'cod' });
    await tellNoMilk(tx, plan, morning.date, hindrance);
    return;
  }
  const paidBy = await pay(tx, plan, delivery, morning.now);
  await tx.insert(milkDeliveries).values({ ...delivery, status: 'ordered', paidBy });
}

async function isMade(tx: Tx, planId: string, date: string): Promise<boolean> {
  const rows = await tx
    .select({ id: milkDeliveries.id })
    .from(milkDeliveries)
    .where(and(eq(milkDeliveries.planId, planId), eq(milkDeliveries.date, date)));
  return rows.length > 0;
}

const takeMilk = async (tx: Tx, productId: string, quantity: number): Promise<boolean> =>
  (await takeStock(tx, { items: [{ productId, quantity }], reason: 'milk', onlyOnSale: true })).isTaken;

type Priced = { id: string; date: string; name: string; packs: number; pricePaise: number };

/** From the balance while it lasts; the milkman collects the rest. */
async function pay(tx: Tx, plan: PlanRow, { id, date, name, packs, pricePaise }: Priced, now: Date) {
  if (plan.payBy === 'cod') return 'cod';
  const isPaid = await moveBalance(tx, {
    userId: plan.userId,
    amountPaise: effectOnBalance('ordered', 'balance', packs * pricePaise),
    key: `delivery:${id}:0`,
    description: `${name}, ${dayText(date)}`,
    now,
  });
  return isPaid ? 'balance' : 'cod';
}
