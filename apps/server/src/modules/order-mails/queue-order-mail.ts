import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { forgetNotices } from '../notices/index.ts';
import { orderMails } from './order-mails.tables.ts';
import { orderKey } from './order-notice.ts';

export const SEND_ORDER_MAILS = 'order-mails:send';

type OrderMail = { orderId: string; event: OrderMailEvent };

const ADD_ORDER_MAIL = defineStatement({
  name: 'order_mails_add',
  text: 'insert into order_mails (order_id, event) values ($1, $2) on conflict do nothing returning event',
  row: z.object({ event: z.string() }),
});

/** Adds a mail to the outbox, unless one about the same event was added before. True when it was added. */
export async function addOrderMail(tx: Tx, { orderId, event }: OrderMail): Promise<boolean> {
  const added = await runPrepared(tx, ADD_ORDER_MAIL, [orderId, event]);
  return added.length > 0;
}

/** Adds a mail and starts the job that sends it after the commit. */
export async function queueOrderMail(tx: Tx, mail: OrderMail): Promise<void> {
  if (await addOrderMail(tx, mail)) await addJob(tx, SEND_ORDER_MAILS, {});
}

/** A reopened order goes through its statuses once more. */
export async function allowMailsAgain(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<void> {
  await tx.delete(orderMails).where(eq(orderMails.orderId, id));
  await forgetNotices(tx, userId, orderKey(id));
}

const DELAY_MS = 2000;
const scheduledUntil = new WeakMap<Db, number>();

/**
 * Starts the job after the commit of an order, once for all orders of the next two seconds. A job in every order's own
 * transaction would serialize their commits on its NOTIFY. If the process dies here, the job of the next minute sends
 * the mails.
 */
export async function scheduleOrderMails(db: Db): Promise<void> {
  const now = Date.now();
  if (now < (scheduledUntil.get(db) ?? 0)) return;
  scheduledUntil.set(db, now + DELAY_MS);
  // With a new time for each order, a busy shop would put the mails off until its customers pause.
  const runAt = new Date(now + DELAY_MS);
  await addJob(db, SEND_ORDER_MAILS, {}, { key: SEND_ORDER_MAILS, runAt, keepsTime: true });
}
