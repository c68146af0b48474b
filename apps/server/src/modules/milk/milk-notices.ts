import { dayText } from '@subah/messages/dates';
import { noticeTexts } from '@subah/messages/mail/notices';
import { milkMails } from '@subah/messages/mail/orders';
import { fill, type Message, productName } from '@subah/messages/message';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { findCustomer } from '../accounts/index.ts';
import { sendNotice } from '../notices/index.ts';

const dayOf = (date: string): Message => ({ en: dayText(date, 'en'), hi: dayText(date, 'hi') });

type MissingMilk = { id: string; userId: string; product: { name: string; hindiName: string | null } };

/** For a plan whose milk cannot come on a morning. */
export async function sendNoMilkNotice(tx: Tx, plan: MissingMilk, date: string, obstacle: Message): Promise<void> {
  const name = (await findCustomer(tx, plan.userId))?.name ?? '';
  const product = productName(plan.product);
  const text = {
    en: milkMails.text.en({ name, date, product: product.en, obstacle: obstacle.en }),
    hi: milkMails.text.hi({ name, date, product: product.hi, obstacle: obstacle.hi }),
  };
  await sendNotice(tx, {
    kind: 'milk_missing',
    userId: plan.userId,
    key: `milk.${plan.id}.${date}`,
    title: fill(milkMails.subject, { date }),
    body: milkMails.notCharged,
    path: '/milk-data',
    values: [dayOf(date), product],
    mail: { heading: milkMails.heading, paragraphs: [text, milkMails.notCharged] },
  });
}

type MissedDelivery = { id: string; userId: string; date: string; name: string };

/** For milk that was on the round and did not arrive. */
export async function sendMilkMissedNotice(tx: Tx, { id, userId, date, name }: MissedDelivery): Promise<void> {
  await sendNotice(tx, {
    kind: 'milk_missing',
    userId,
    key: `milk-delivery.${id}.missed`,
    title: fill(noticeTexts.milkMissed, { date }),
    body: noticeTexts.sorry,
    path: '/milk-data',
    values: [dayOf(date), name],
    mail: {},
  });
}

/** For a change that staff made for a customer on the phone. */
export async function sendMilkChangedNotice(tx: Tx, userId: string, text: Message): Promise<void> {
  await sendNotice(tx, {
    kind: 'milk_changed',
    userId,
    key: `milk-changed.${newId()}`,
    title: noticeTexts.milkChanged,
    body: text,
    path: '/milk-data',
    values: [text],
    mail: { paragraphs: [text, noticeTexts.milkNotAsked] },
  });
}
