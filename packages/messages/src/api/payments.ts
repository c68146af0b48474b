import type { PaymentStatus } from '@subah/rules/payments/payment-states';
import { type Message, type Messages, withValues } from '../message.ts';

export const paymentInputs = {
  paymentId: { en: 'This payment id is not valid.', hi: 'भुगतान की यह आईडी सही नहीं है।' },
  signature: { en: 'This signature is not valid.', hi: 'भुगतान का यह सिग्नेचर सही नहीं है।' },
} satisfies Messages;

export const paymentAnswers = {
  subscribed: { en: 'Subscription Successful 🎉', hi: 'मेंबरशिप चालू हो गई 🎉' },
} satisfies Messages;

export const paymentRefusals = {
  notSetUp: {
    en: 'Online payment is not set up. Please choose cash on delivery.',
    hi: 'ऑनलाइन भुगतान अभी चालू नहीं है। कैश ऑन डिलीवरी चुनें।',
  },
  notConfirmed: {
    en: 'Your bank has not confirmed the payment yet. We’ll keep checking.',
    hi: 'बैंक ने भुगतान की पुष्टि अभी नहीं की है। हम पूछ रहे हैं।',
  },
  notUnderstood: {
    en: 'We couldn’t read the reply of the payment service. Please try again.',
    hi: 'भुगतान सेवा से सही जवाब नहीं मिला। दोबारा कोशिश करें।',
  },
  refused: {
    en: 'The payment service declined this. Please try again later.',
    hi: 'भुगतान सेवा ने मना कर दिया। बाद में दोबारा कोशिश करें।',
  },
  noAnswer: {
    en: 'The payment service is not responding. Please try again.',
    hi: 'भुगतान सेवा अभी जवाब नहीं दे रही है। दोबारा कोशिश करें।',
  },
  notVerified: { en: 'This payment could not be verified.', hi: 'इस भुगतान की जाँच नहीं हो पाई।' },
  signature: { en: 'The signature does not match.', hi: 'सिग्नेचर मेल नहीं खाता।' },
  mismatch: {
    en: 'This payment does not match what was asked for.',
    hi: 'यह भुगतान माँगी गई रकम से मेल नहीं खाता।',
  },
  moneyKept: withValues<{ amount: string }>({
    en: ({ amount }) => `We still have ${amount} of yours. Please ask us to send it back first.`,
    hi: ({ amount }) => `आपके ${amount} हमारे पास हैं। पहले हमसे पैसे वापस माँग लें।`,
  }),
  refundFailed: withValues<{ amount: string }>({
    en: ({ amount }) => `We could not send your refund of ${amount} yet. Please contact us first.`,
    hi: ({ amount }) => `आपके ${amount} अभी वापस नहीं भेज पाए। पहले हमसे संपर्क करें।`,
  }),
  refundQueued: withValues<{ amount: string }>({
    en: ({ amount }) => `Your refund of ${amount} is just being sent. Please try again in a few minutes.`,
    hi: ({ amount }) => `आपके ${amount} अभी वापस भेजे जा रहे हैं। कुछ मिनट बाद दोबारा कोशिश करें।`,
  }),
  freePlanUsed: { en: 'You have had the free plan already.', hi: 'आप मुफ़्त प्लान पहले ही ले चुके हैं।' },
  otherPlanActive: {
    en: 'The payment was for another plan, which is active now.',
    hi: 'भुगतान किसी और प्लान का था, जो अब चालू है।',
  },
} satisfies Messages;

type PaymentOutcome = { status: PaymentStatus; reason: string | null };

const REFUND_TIME = 'It reaches your account in 5 to 7 working days.';

/** The payment status as a sentence, in the language of the stored reason. */
export function paymentNote({ status, reason }: PaymentOutcome): string {
  switch (status) {
    case 'new':
    case 'pending':
      return 'We have no news of this payment yet. If money was taken, we find it and place your order, or refund it.';
    case 'failed':
      return `The payment did not go through${reason ? `: ${reason.replace(/\.$/, '')}` : ''}. Should your bank still take the money, we find it and place your order, or refund it.`;
    case 'completed':
      return 'The payment has arrived.';
    case 'sent_back':
      return `${reason ?? 'The order could not be placed any more.'} Your money is on its way back. ${REFUND_TIME}`;
    case 'unmatched':
      return `${reason ?? 'This payment does not match what was asked for.'} Please contact us: we check it and send the money back.`;
    case 'expired':
      return 'No payment arrived within three days. If your bank still takes the money, we refund it automatically.';
  }
}

const WITHOUT_NEWS = 'इस भुगतान की कोई ख़बर अभी नहीं है। पैसे कटे हैं तो हम उन्हें ढूँढकर ऑर्डर लगा देंगे या वापस कर देंगे।';

const HINDI_NOTES: Record<PaymentStatus, string> = {
  new: WITHOUT_NEWS,
  pending: WITHOUT_NEWS,
  failed: 'भुगतान नहीं हो पाया। अगर बैंक फिर भी पैसे काट ले, तो हम ऑर्डर लगा देंगे या पैसे वापस कर देंगे।',
  completed: 'भुगतान मिल गया है।',
  sent_back: 'ऑर्डर नहीं लग पाया। आपके पैसे वापस आ रहे हैं, 5 से 7 कामकाजी दिनों में खाते में पहुँच जाएँगे।',
  unmatched: 'यह भुगतान माँगी गई रकम से मेल नहीं खाता। हमसे संपर्क करें: हम जाँचकर पैसे वापस करेंगे।',
  expired: 'तीन दिन में कोई भुगतान नहीं मिला। अगर बैंक फिर भी पैसे काट ले, तो वे अपने आप वापस आ जाएँगे।',
};

/** The stored reason is an English sentence, so the Hindi note leaves it out. */
export const paymentNoteMessage = (payment: PaymentOutcome): Message => ({
  en: paymentNote(payment),
  hi: HINDI_NOTES[payment.status],
});
