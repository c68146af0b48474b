import { milkMails } from '@subah/messages/mail/orders';
import { packSize } from '@subah/rules/catalog/pack-size';
import { dayText } from '@subah/rules/india-time';
import { millilitres } from '@subah/rules/milk/litres';
import { effectOnBalance } from '@subah/rules/milk/milk-balance';
import { plannedDay } from '@subah/rules/milk/milk-plan';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { takeStock } from '../stock/index.ts';
import { findAgreements, lockPlan } from './milk.queries.ts';
import { milkDeliveries } from './milk.tables.ts';
import { moveBalance } from './milk-balance.ts';
import { sendNoMilkNotice } from './milk-notices.ts';
import { resolveDeliveryArea } from './resolve-delivery-area.ts';

/** Creates the delivery of a plan for a date, takes its stock and charges the balance. Idempotent. */
export async function createDelivery(
  tx: Tx,
  planId: string,
  { date, now }: { date: string; now: Date },
): Promise<void> {
  const plan = await lockPlan(tx, planId);
  const agreement = plan && (await findAgreements(tx, [plan])).get(planId);
  if (!agreement || (await deliveryExists(tx, planId, date))) return;
  const { state, packs } = plannedDay(agreement, date);
  if (state !== 'ordered') return;

  const destination = await resolveDeliveryArea(tx, plan);
  const obstacle = destination.obstacle ?? ((await takeMilk(tx, plan.productId, packs)) ? null : milkMails.noneLeft);
  const delivery = {
    id: newId(now.getTime()),
    planId,
    userId: plan.userId,
    date,
    productId: plan.productId,
    name: plan.product.name,
    unit: packSize(plan.product.packQuantity, plan.product.unit),
    millilitres: millilitres(plan.product.packQuantity, plan.product.unit),
    packs,
    pricePaise: plan.product.pricePaise,
    area: destination.area,
    address: destination.address,
    note: obstacle?.en ?? null,
    createdAt: now,
  };
  if (obstacle !== null) {
    await tx.insert(milkDeliveries).values({ ...delivery, status: 'unavailable', paidBy: 'cod' });
    await sendNoMilkNotice(tx, plan, date, obstacle);
    return;
  }
  await tx.insert(milkDeliveries).values({ ...delivery, status: 'ordered', paidBy: 'cod' });
  const isPaid = plan.payBy === 'balance' && (await chargeDelivery(tx, delivery, now));
  if (isPaid) await tx.update(milkDeliveries).set({ paidBy: 'balance' }).where(eq(milkDeliveries.id, delivery.id));
}

async function deliveryExists(tx: Tx, planId: string, date: string): Promise<boolean> {
  const rows = await tx
    .select({ id: milkDeliveries.id })
    .from(milkDeliveries)
    .where(and(eq(milkDeliveries.planId, planId), eq(milkDeliveries.date, date)));
  return rows.length > 0;
}

const takeMilk = async (tx: Tx, productId: string, quantity: number): Promise<boolean> =>
  (await takeStock(tx, { items: [{ productId, quantity }], reason: 'milk', onlyOnSale: true })).isTaken;

type PricedDelivery = {
  id: string;
  userId: string;
  date: string;
  name: string;
  packs: number;
  pricePaise: number;
};

/** False when the balance is too low; the milk is then paid in cash. */
const chargeDelivery = (tx: Tx, { id, userId, date, name, packs, pricePaise }: PricedDelivery, now: Date) =>
  moveBalance(tx, {
    userId,
    amountPaise: effectOnBalance('ordered', 'balance', packs * pricePaise),
    key: `delivery:${id}:0`,
    deliveryId: id,
    description: `${name}, ${dayText(date)}`,
    now,
  });
