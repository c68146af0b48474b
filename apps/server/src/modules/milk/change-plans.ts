import type { MilkPlan } from '@subah/contract/milk/milk';
import { milkRefusals } from '@subah/messages/api/milk';
import { fill } from '@subah/messages/message';
import { addDays } from '@subah/rules/india-time';
import type { PaidBy } from '@subah/rules/milk/milk-balance';
import { deliveryDateToCreate, firstOpenDate } from '@subah/rules/milk/milk-cut-off';
import type { Rhythm } from '@subah/rules/milk/milk-plan';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { findResubmitted } from '../../platform/http/find-resubmitted.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { isSoldAsMilk } from '../catalog/index.ts';
import { findAddress } from '../delivery/index.ts';
import { createDelivery } from './create-delivery.ts';
import { listPlansOf, lockPlan, type PlanRow } from './milk.queries.ts';
import { milkPlans } from './milk.tables.ts';
import { readPlan } from './read-plans.ts';

const MAX_PLANS = 5;
/** How far ahead a plan may begin. */
const MAX_START_DAYS = 60;

type PlanSettings = { packs: number; rhythm: Rhythm; weekdays: number[]; payBy: PaidBy; addressId: string };
export type StartPlanInput = PlanSettings & { productId: string; startDate?: string | undefined };
export type PlanDeps = Pick<Deps, 'db' | 'clock'> & {
  /** Runs in the transaction of the change. */
  onChange?: (tx: Tx, plan: MilkPlan) => Promise<void>;
};

const SAME_FIELDS = ['productId', 'addressId', 'startDate', 'endDate', 'packs', 'rhythm', 'weekdays', 'payBy'] as const;

export async function startPlan(
  { db, clock, onChange }: PlanDeps,
  userId: string,
  input: StartPlanInput,
): Promise<MilkPlan> {
  const now = clock();
  const open = firstOpenDate(now);
  const startDate = input.startDate ?? open;
  if (startDate < open) throw fieldProblem('startDate', milkRefusals.startTooEarly);
  if (startDate > addDays(open, MAX_START_DAYS)) {
    throw fieldProblem('startDate', fill(milkRefusals.startTooFar, { limit: MAX_START_DAYS }));
  }
  return inTransaction(db, async (tx) => {
    const plans = await lockPlansOf(tx, userId, open);
    const same = findResubmitted(plans, { ...input, startDate, endDate: null }, SAME_FIELDS);
    if (same) return readPlan(tx, same.id, now);
    if (plans.length >= MAX_PLANS)
      throw new Problem('TOO_MANY_MILK_PLANS', fill(milkRefusals.tooManyPlans, { limit: MAX_PLANS }));
    await requireMilkProduct(tx, input.productId);
    await requireServedAddress(tx, userId, input.addressId);
    const id = newId();
    await tx.insert(milkPlans).values({ ...input, id, userId, startDate, rhythmFrom: startDate });
    const plan = await readPlan(tx, id, now);
    await onChange?.(tx, plan);
    return plan;
  });
}

export async function changePlan(
  deps: PlanDeps,
  userId: string,
  id: string,
  settings: PlanSettings,
): Promise<MilkPlan> {
  return changePlanUnderLock(deps, { userId, id }, async (tx, plan, now) => {
    await requireServedAddress(tx, userId, settings.addressId);
    const open = firstOpenDate(now);
    const isSameRhythm = plan.rhythm === settings.rhythm;
    const rhythmFrom = isSameRhythm ? plan.rhythmFrom : plan.startDate > open ? plan.startDate : open;
    await tx
      .update(milkPlans)
      .set({ ...settings, rhythmFrom })
      .where(eq(milkPlans.id, id));
  });
}

/** Ends on the last day that can no longer be changed, which lies before the start of a plan that never began. */
export const stopPlan = (deps: PlanDeps, userId: string, id: string): Promise<MilkPlan> =>
  changePlanUnderLock(deps, { userId, id }, async (tx, _plan, now) => {
    await tx
      .update(milkPlans)
      .set({ endDate: addDays(firstOpenDate(now), -1) })
      .where(eq(milkPlans.id, id));
  });

type PlanChange = (tx: Tx, plan: PlanRow, now: Date) => Promise<void>;

/** Creates the delivery of a morning that is already closed first, so that the change does not affect it. */
export async function changePlanUnderLock(
  { db, clock, onChange }: PlanDeps,
  { userId, id }: { userId: string; id: string },
  change: PlanChange,
): Promise<MilkPlan> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const plan = await lockPlan(tx, id, userId);
    if (!plan || (plan.endDate !== null && plan.endDate < firstOpenDate(now))) throw notFound('milkPlan');
    const date = deliveryDateToCreate(now);
    if (date) await createDelivery(tx, id, { date, now });
    await change(tx, plan, now);
    const changed = await readPlan(tx, id, now);
    await onChange?.(tx, changed);
    return changed;
  });
}

/** Locks the account, so that concurrent calls cannot exceed the limit. */
async function lockPlansOf(tx: Tx, userId: string, from: string): Promise<PlanRow[]> {
  await lockOpenAccount(tx, userId);
  return listPlansOf(tx, userId, { from });
}

async function requireMilkProduct(tx: Tx, productId: string): Promise<void> {
  if (!(await isSoldAsMilk(tx, productId))) throw fieldProblem('productId', milkRefusals.notMilk);
}

async function requireServedAddress(tx: Tx, userId: string, addressId: string): Promise<void> {
  const address = await findAddress(tx, userId, addressId);
  if (!address) throw fieldProblem('addressId', milkRefusals.notYourAddress);
  if (!address.isServiceable) throw fieldProblem('addressId', milkRefusals.notServed);
}
