import type { PolicyKind } from '@subah/rules/shop/policies';
import { type Message, type Messages, withValues } from './message.ts';

export const policyTitles: Readonly<Record<PolicyKind, Message>> = {
  privacy: { en: 'Privacy policy', hi: 'प्राइवेसी पॉलिसी' },
  terms: { en: 'Terms of use', hi: 'नियम और शर्तें' },
  refunds: { en: 'Cancellation and refunds', hi: 'ऑर्डर रद्द करना और पैसे वापस' },
  delivery: { en: 'Delivery policy', hi: 'डिलीवरी के नियम' },
  grievance: { en: 'Complaints', hi: 'शिकायत' },
};

export const policies = {
  title: { en: 'Policies', hi: 'हमारे नियम' },
  and: { en: ' and ', hi: ' और ' },
} satisfies Messages;

/** Only on the pages themselves. */
export const policyPage = {
  description: withValues<{ title: string; shop: string }>({
    en: ({ title, shop }) => `${title} of ${shop}.`,
    hi: ({ title, shop }) => `${shop}: ${title}।`,
  }),
  changedOn: withValues<{ date: string }>({
    en: ({ date }) => `Last changed on ${date}`,
    hi: ({ date }) => `पिछला बदलाव: ${date}`,
  }),
  onlyEnglish: { en: 'This page is in English.', hi: 'यह पेज अभी सिर्फ़ अंग्रेज़ी में है।' },
} satisfies Messages;
