import type { MilkPlan } from '@subah/contract/milk/milk';
import { noticeTexts } from '@subah/messages/mail/notices';
import { fill, type Message, productName } from '@subah/messages/message';
import { addDays } from '@subah/rules/india-time';
import type { Deps } from '../../deps.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findCustomer } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { changeDay } from './change-days.ts';
import { type StartPlanInput, startPlan, stopPlan } from './change-plans.ts';
import { sendMilkChangedNotice } from './milk-notices.ts';

type PhoneDeps = Pick<Deps, 'db' | 'clock'>;
/** The customer who called, and the member of staff who answered. */
type PhoneCall = { userId: string; actorId: string };

export async function startPlanByPhone(deps: PhoneDeps, call: PhoneCall, input: StartPlanInput): Promise<MilkPlan> {
  await requireCustomer(deps.db, call.userId);
  const onChange = async (tx: Tx, plan: MilkPlan) => {
    const { packs, startDate, product } = plan;
    await record(tx, call, plan, { action: 'create', after: { product: product.name, packs, startDate } });
    await tell(tx, call, fill(noticeTexts.milkStarts, { packs, product: productName(product), date: startDate }));
  };
  return startPlan({ ...deps, onChange }, call.userId, input);
}

export async function stopPlanByPhone(deps: PhoneDeps, call: PhoneCall, id: string): Promise<MilkPlan> {
  const onChange = async (tx: Tx, plan: MilkPlan) => {
    const { product, endDate, startDate } = plan;
    await record(tx, call, plan, { action: 'close', after: { product: product.name, endDate } });
    const lastDate = endDate ?? startDate;
    await tell(tx, call, fill(noticeTexts.milkStops, { product: productName(product), date: addDays(lastDate, 1) }));
  };
  return stopPlan({ ...deps, onChange }, call.userId, id);
}

type DayInput = { id: string; date: string; packs: number | null };

export async function changeDayByPhone(deps: PhoneDeps, call: PhoneCall, { id, ...day }: DayInput): Promise<MilkPlan> {
  const onChange = async (tx: Tx, plan: MilkPlan) => {
    await record(tx, call, plan, { action: 'update', after: { product: plan.product.name, ...day } });
    await tell(tx, call, describeDay(productName(plan.product), day));
  };
  return changeDay({ ...deps, onChange }, { userId: call.userId, id }, day);
}

function describeDay(product: Message, { date, packs }: Omit<DayInput, 'id'>): Message {
  if (packs === null) return fill(noticeTexts.milkAsPlanned, { product, date });
  return packs === 0
    ? fill(noticeTexts.milkSkipped, { product, date })
    : fill(noticeTexts.milkPacks, { product, date, packs });
}

/** A missing account must not look like an ended session of the caller. */
async function requireCustomer(db: Db, userId: string): Promise<void> {
  if (!(await findCustomer(db, userId))) throw notFound('account');
}

type PlanChange = { action: string; after: Record<string, unknown> };

const record = (tx: Tx, { actorId, userId }: PhoneCall, { _id }: MilkPlan, { action, after }: PlanChange) =>
  recordChange(tx, { actorId, action, subject: 'milk plan', subjectId: _id, after: { customerId: userId, ...after } });

const tell = (tx: Tx, { userId }: PhoneCall, text: Message) => sendMilkChangedNotice(tx, userId, text);
