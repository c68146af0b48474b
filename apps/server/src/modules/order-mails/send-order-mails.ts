import type { Order } from '@subah/contract/orders/orders';
import { canGetMail } from '@subah/rules/accounts/can-get-mail';
import { ORDER_MAIL_EVENTS, type OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { messageId } from '../../platform/mail/mail.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { findLanguages } from '../accounts/index.ts';
import { findMailCopies } from '../family/index.ts';
import { findChoices } from '../notices/index.ts';
import { composeOrderMail } from './compose-order-mail.ts';
import { sendOrderNotices } from './send-order-notices.ts';

const BATCH = 50;
/** So few that a slow mail server takes them within the lease of five minutes, and a killed server repeats few. */
const SMTP_BATCH = 5;
const MAX_ATTEMPTS = 16;

export type FindOrders = (db: Db, ids: string[], now: Date) => Promise<Order[]>;
type SendDeps = Pick<Deps, 'db' | 'clock' | 'settings'> & { findOrders: FindOrders; transport: MailTransport };
type ClaimedMail = { orderId: string; event: OrderMailEvent; isLate: boolean };

/**
 * Sends the mails of the outbox. A mail is claimed by moving its next attempt into the future, so two servers do not send
 * it both, and it is retried if this process dies. Every attempt has the same Message-ID.
 */
export async function sendOrderMails(deps: SendDeps): Promise<void> {
  const size = deps.settings.mail.smtpUrl ? SMTP_BATCH : BATCH;
  for (;;) {
    const claimed = await claimMails(deps.db, size);
    if (claimed.length === 0) return;
    const settled = await sendClaimed(deps, claimed);
    // Without an answer of the mail server, the job of the next minute goes on.
    if (settled.length === 0) return;
    // No more mails are due; later ones have a job of their own, which finds more of them together.
    if (claimed.length < size) return;
  }
}

const ClaimedMailShape: z.ZodType<ClaimedMail> = z.object({
  orderId: z.string(),
  event: z.enum(ORDER_MAIL_EVENTS),
  isLate: z.boolean(),
});

const isWaiting = `sent_at is null and refused_at is null and attempts < ${MAX_ATTEMPTS}`;
/** Claimed less than five minutes ago: the mail may be under way. */
const isLeased = `(attempts > 0
       and next_attempt_at - least(interval '5 minutes' * 2 ^ (attempts - 1), interval '6 hours') > now() - interval '5 minutes')`;

/**
 * A mail that is due takes along those of its order that wait for another attempt, so that all go out in their sequence. It
 * waits while another one of the order may be under way. Arrays keep PostgreSQL from joining with all mails ever sent.
 */
const CLAIM_MAILS = defineStatement({
  name: 'order_mails_claim',
  text: `with due as (
       select order_id from order_mails
       where ${isWaiting} and next_attempt_at <= now() order by next_attempt_at limit $1),
     under_way as (
       select order_id from order_mails
       where order_id = any(array(select order_id from due)) and ${isWaiting} and ${isLeased}),
     claimed as (
       select order_id, event from order_mails
       where order_id = any(array(select order_id from due except select order_id from under_way))
         and ${isWaiting} and not ${isLeased} for update skip locked),
     updated as (
       update order_mails set attempts = attempts + 1,
         next_attempt_at = now() + least(interval '5 minutes' * 2 ^ attempts, interval '6 hours')
       where order_id = any(array(select order_id from claimed))
         and (order_id, event) in (select order_id, event from claimed)
       returning order_mails.*)
     select order_id as "orderId", event, created_at < now() - interval '5 minutes' as "isLate"
     from updated order by created_at`,
  row: ClaimedMailShape,
});

const claimMails = (db: Db, size: number): Promise<ClaimedMail[]> => runPrepared(db, CLAIM_MAILS, [size]);

/** Returns the mails that are done with: sent, or to an address that is refused. */
async function sendClaimed(
  { db, clock, settings, findOrders, transport }: SendDeps,
  claimed: ClaimedMail[],
): Promise<ClaimedMail[]> {
  const ids = [...new Set(claimed.map(({ orderId }) => orderId))];
  const orders = new Map((await findOrders(db, ids, clock())).map((order) => [order._id, order]));
  const userIds = [...orders.values()].map(({ userId }) => userId._id);
  const languages = await findLanguages(db, userIds);
  const choices = await findChoices(db, userIds);
  const events = claimed.flatMap(({ orderId, event }) => {
    const order = orders.get(orderId);
    return order ? { order, event } : [];
  });
  await sendOrderNotices(db, events);
  const messageIdOf = ({ orderId, event }: ClaimedMail): string =>
    messageId(`order.${orderId}.${event.replaceAll(' ', '-')}`, settings.mail.from);
  const copiesTo = await findMailCopies(db, userIds);
  const mails = claimed.flatMap((mail) => {
    const order = orders.get(mail.orderId);
    // A deleted account has no address any more, and some customers want no mails; these count as sent.
    if (!order || isOutdated(mail, order) || !canGetMail(order.userId.email) || !choices.get(order.userId._id)?.mail)
      return [];
    const language = languages.get(order.userId._id) ?? 'en';
    const { publicUrl } = settings;
    const composed = { ...composeOrderMail(order, mail.event, { language, publicUrl }), messageId: messageIdOf(mail) };
    // A failed copy is not sent again: the mail to the customer decides whether the mail counts as sent.
    const copies = copiesTo(order.userId._id, order.deliveryAddress).map((to, index) => ({
      ...composed,
      to,
      messageId: composed.messageId.replace('<', `<copy${index}.`),
    }));
    return [composed, ...copies];
  });
  const failures = await transport(mails);
  const failed = new Map(failures.map((failure) => [failure.mail.messageId, failure]));
  const sent = claimed.filter((mail) => !failed.has(messageIdOf(mail)));
  const refused = claimed.filter((mail) => failed.get(messageIdOf(mail))?.isAddressRefused);
  await mark(db, MARK_SENT, sent);
  if (refused.length > 0) await mark(db, MARK_REFUSED, refused);
  return [...sent, ...refused];
}

/** "Shipped" and "out for delivery" are not sent late, after an outage, to an order that has another status by then. */
const isOutdated = ({ event, isLate }: ClaimedMail, { status }: Order): boolean =>
  isLate && (event === 'shipped' || event === 'outfor delivery') && status !== event;

const MARK_SENT = defineStatement({
  name: 'order_mails_mark_sent',
  text: `update order_mails set sent_at = now()
     from unnest((select $1::uuid[]), (select $2::text[])) as sent(order_id, event)
     where order_mails.order_id = sent.order_id and order_mails.event = sent.event`,
});

const MARK_REFUSED = defineStatement({
  name: 'order_mails_mark_refused',
  text: `update order_mails set refused_at = now()
     from unnest((select $1::uuid[]), (select $2::text[])) as refused(order_id, event)
     where order_mails.order_id = refused.order_id and order_mails.event = refused.event`,
});

async function mark(db: Db, statement: typeof MARK_SENT | typeof MARK_REFUSED, mails: ClaimedMail[]): Promise<void> {
  await runPrepared(db, statement, [mails.map(({ orderId }) => orderId), mails.map(({ event }) => event)]);
}
