import type { ChangeRefusal } from '@subah/rules/orders/allowed-changes';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { fill, type Message, type Messages, withValues } from '../message.ts';
import { orderStatuses } from '../order-statuses.ts';

export const orderInputs = {
  status: { en: 'There is no such status.', hi: 'ऐसी कोई स्थिति नहीं है।' },
  reason: { en: 'Reason is required.', hi: 'वजह बताना ज़रूरी है।' },
} satisfies Messages;

export const orderAnswers = {
  placedWithCash: {
    en: 'Order placed successfully with Cash on Delivery.',
    hi: 'ऑर्डर हो गया। भुगतान: कैश ऑन डिलीवरी।',
  },
  alreadyPaid: { en: 'This order is already paid.', hi: 'इस ऑर्डर का भुगतान हो चुका है।' },
  requestSubmitted: { en: 'Request submitted.', hi: 'आपकी रिक्वेस्ट मिल गई।' },
  statusUpdated: { en: 'Order status updated successfully', hi: 'ऑर्डर की स्थिति बदल गई' },
} satisfies Messages;

type Numbered = { number: string };

export const orderRefusals = {
  alreadyCancelled: { en: 'This order is already cancelled.', hi: 'यह ऑर्डर पहले ही रद्द हो चुका है।' },
  labTestNotReturnable: {
    en: 'A lab test cannot be returned or replaced. Please call us if something is wrong with it.',
    hi: 'लैब टेस्ट वापस या बदला नहीं जा सकता। कोई गड़बड़ हो तो हमें फ़ोन करें।',
  },
  returnTimeOver: {
    en: 'Returns and replacements can be asked for within 24 hours of delivery.',
    hi: 'सामान डिलीवरी के 24 घंटे के अंदर ही वापस या बदला जा सकता है।',
  },
  notDelivered: {
    en: 'Only a delivered order can be returned or replaced.',
    hi: 'सिर्फ़ पहुँच चुका ऑर्डर वापस या बदला जा सकता है।',
  },
  alreadyReplaced: {
    en: 'This order was replaced once already. Return it, or call us.',
    hi: 'यह ऑर्डर एक बार बदला जा चुका है। इसे वापस करें या हमें फ़ोन करें।',
  },
  notCancellable: withValues<{ status: Message }>({
    en: ({ status }) => `An order that is ${status.en.toLowerCase()} cannot be cancelled.`,
    hi: ({ status }) => `यह ऑर्डर अब रद्द नहीं हो सकता (${status.hi})।`,
  }),
  changedMeanwhile: withValues<{ status: Message }>({
    en: ({ status }) =>
      `This order has changed meanwhile and is now ${status.en.toLowerCase()}. Please look at it again.`,
    hi: ({ status }) => `यह ऑर्डर इस बीच बदल गया है (${status.hi})। दोबारा देखें।`,
  }),
  statusNotYours: { en: 'You may not set this status.', hi: 'आप यह स्थिति नहीं चुन सकते।' },
  onItsWay: withValues<Numbered>({
    en: ({ number }) => `Your order #${number} is still on its way. Cancel it or wait until it has arrived.`,
    hi: ({ number }) => `आपका ऑर्डर #${number} अभी रास्ते में है। उसे रद्द करें या पहुँचने दें।`,
  }),
  returnOpen: withValues<Numbered>({
    en: ({ number }) =>
      `We are still working on the return or replacement of your order #${number}. Please wait until it is done.`,
    hi: ({ number }) => `आपके ऑर्डर #${number} की वापसी या बदली अभी चल रही है। पूरी होने तक रुकें।`,
  }),
  goodsToFetch: withValues<Numbered>({
    en: ({ number }) =>
      `We have not picked up the returned items of your order #${number} yet. Please give them to our rider or bring them to the shop, then delete your account.`,
    hi: ({ number }) =>
      `आपके ऑर्डर #${number} का लौटाया हुआ सामान अभी हमें नहीं मिला है। उसे राइडर को दें या दुकान पर ले आएँ, फिर खाता डिलीट करें।`,
  }),
  cashToGive: withValues<Numbered & { amount: string }>({
    en: ({ number, amount }) =>
      `We still have to give you ${amount} in cash for your order #${number}. Please take it from our rider or at the shop, then delete your account.`,
    hi: ({ number, amount }) =>
      `आपके ऑर्डर #${number} के ${amount} आपको कैश में मिलने बाकी हैं। उन्हें राइडर से या दुकान पर ले लें, फिर खाता डिलीट करें।`,
  }),
  labReportOpen: withValues<{ name: string }>({
    en: ({ name }) => `The report of your test "${name}" is not here yet. Please wait for it.`,
    hi: ({ name }) => `आपके टेस्ट "${name}" की रिपोर्ट अभी नहीं आई है। उसके आने तक रुकें।`,
  }),
} satisfies Messages;

/** Why a customer may not change an order with this status. */
export function changeRefusalMessage(refusal: ChangeRefusal, status: OrderStatus): Message {
  if (refusal.code === 'REASON_REQUIRED') return orderInputs.reason;
  if (refusal.code === 'RETURN_TIME_OVER') return orderRefusals.returnTimeOver;
  return refusal.why === 'notCancellable'
    ? fill(orderRefusals.notCancellable, { status: orderStatuses[status] })
    : orderRefusals[refusal.why];
}
