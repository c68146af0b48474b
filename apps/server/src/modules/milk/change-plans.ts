import type { MilkPlan } from '@subah/contract/orders/milk';
import { addDays } from '@subah/rules/india-time';
import type { PaidBy } from '@subah/rules/milk/milk-balance';
import { firstOpenDate, morningToMake } from '@subah/rules/milk/milk-cut-off';
import type { Rhythm } from '@subah/rules/milk/milk-plan';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { lockAccount } from '../accounts/index.ts';
import { products } from '../catalog/catalog.tables.ts';
import { findAddress } from '../delivery/index.ts';
import { makeDelivery } from './create-delivery.ts';
import { isMilkForSale, lockPlan, type PlanRow, plansOf } from './milk.queries.ts';
import { milkPlans } from './milk.tables.ts';
import { readPlan } from './read-plans.ts';

const MOST_PLANS = 5;
/** How far ahead a plan may begin. */
const LONGEST_WAIT_DAYS = 60;

type RhythmFields = { packs: number; rhythm: Rhythm; weekdays: number[]; payBy: PaidBy; addressId: string };
type StartFields = RhythmFields & { productId: string; startDate?: string | undefined };
type PlanDeps = Pick<Deps, 'db' | 'clock'>;

export async function startPlan({ db, clock }: PlanDeps, userId: string, fields: StartFields): Promise<MilkPlan> {
  const now = clock();
  const open = firstOpenDate(now);
  const startDate = fields.startDate ?? open;
  if (startDate < open) throw fieldProblem('startDate', 'This morning can no longer be changed. Choose a later day.');
  if (startDate > addDays(open, LONGEST_WAIT_DAYS)) {
    throw fieldProblem('startDate', `Choose a day within the next ${LONGEST_WAIT_DAYS} days.`);
  }
  return inTransaction(db, async (tx) => {
    await mustHaveRoom(tx, userId, open);
    await mustBeMilk(tx, fields.productId);
    await mustBeServed(tx, userId, fields.addressId);
    const id = newId();
    const { productId, ...rhythm } = fields;
    await tx.insert(milkPlans).values({ id, userId, ...rhythm, productId, startDate, rhythmFrom: startDate });
    return readPlan(tx, id, now);
  });
}

export async function changePlan(deps: PlanDeps, userId: string, id: string, fields: RhythmFields): Promise<MilkPlan> {
  return changing(deps, { userId, id }, async (tx, plan, now) => {
    await mustBeServed(tx, userId, fields.addressId);
    const open = firstOpenDate(now);
    const isSameRhythm = plan.rhythm === fields.rhythm;
    const rhythmFrom = isSameRhythm ? plan.rhythmFrom : plan.startDate > open ? plan.startDate : open;
    await tx
      .update(milkPlans)
      .set({ ...fields, rhythmFrom })
      .where(eq(milkPlans.id, id));
  });
}

/** The last day is the last one that can no longer be changed; a plan that never began ends before it. */
export const stopPlan = (deps: PlanDeps, userId: string, id: string): Promise<MilkPlan> =>
  changing(deps, { userId, id }, async (tx, _plan, now) => {
    await tx
      .update(milkPlans)
      .set({ endDate: addDays(firstOpenDate(now), -1) })
      .where(eq(milkPlans.id, id));
  });

type Change = (tx: Tx, plan: PlanRow, now: Date) => Promise<void>;

/** Changes an own, running plan under its lock, after the morning that is settled already was made from what it was. */
export async function changing(
  { db, clock }: PlanDeps,
  { userId, id }: { userId: string; id: string },
  change: Change,
): Promise<MilkPlan> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const plan = await lockPlan(tx, id, userId);
    if (!plan || (plan.endDate !== null && plan.endDate < firstOpenDate(now))) throw notFound('Milk plan');
    const date = morningToMake(now);
    if (date) await makeDelivery(tx, id, { date, now });
    await change(tx, plan, now);
    return readPlan(tx, id, now);
  });
}

/** Locked, so that a double click does not make one plan too many. */
async function mustHaveRoom(tx: Tx, userId: string, from: string): Promise<void> {
  await lockAccount(tx, userId);
  const running = await plansOf(tx, userId, { from });
  if (running.length >= MOST_PLANS) throw new Problem('CONFLICT', `You can have ${MOST_PLANS} milk plans at a time.`);
}

async function mustBeMilk(tx: Tx, productId: string): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isMilkForSale));
  if (!product) throw fieldProblem('productId', 'Choose a milk that we sell.');
}

async function mustBeServed(tx: Tx, userId: string, addressId: string): Promise<void> {
  const address = await findAddress(tx, userId, addressId);
  if (!address) throw fieldProblem('addressId', 'Choose one of your addresses.');
  if (!address.isServiceable) throw fieldProblem('addressId', 'We do not deliver to this address yet.');
}
