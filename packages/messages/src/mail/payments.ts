import { type Messages, withValues } from '../message.ts';

type Amount = { amount: string };

export const refundMails = {
  sentBackSubject: withValues<Amount>({
    en: ({ amount }) => `Your payment of ${amount} is on its way back`,
    hi: ({ amount }) => `आपके ${amount} वापस आ रहे हैं`,
  }),
  sentBackHeading: { en: 'Your payment is on its way back', hi: 'आपके पैसे वापस आ रहे हैं' },
  sentBackText: withValues<Amount & { reason: string }>({
    en: ({ amount, reason }) => `We received ${amount}, but could not complete your purchase: ${reason}`,
    hi: ({ amount, reason }) => `${amount} हमें मिले, लेकिन आपकी ख़रीदारी पूरी नहीं हो पाई: ${reason}`,
  }),
  refundTime: {
    en: 'It reaches your account in 5 to 7 working days.',
    hi: 'पैसे 5 से 7 कामकाजी दिनों में आपके खाते में आ जाएँगे।',
  },
  refundedSubject: withValues<Amount>({
    en: ({ amount }) => `Refund of ${amount} sent`,
    hi: ({ amount }) => `${amount} वापस भेज दिए गए`,
  }),
  refundedHeading: withValues<Amount>({
    en: ({ amount }) => `We have sent you ${amount}`,
    hi: ({ amount }) => `हमने आपको ${amount} भेज दिए हैं`,
  }),
  /** The reason is what staff or the customer wrote, or an English sentence. */
  refundedBecause: withValues<{ reason: string }>({
    en: ({ reason }) => reason,
    hi: () => 'यह आपके भुगतान का रिफ़ंड है।',
  }),
  sameAccount: {
    en: 'The refund goes to the account or card that you paid with.',
    hi: 'पैसे उसी खाते या कार्ड में जाएँगे जिससे आपने भुगतान किया था।',
  },
} satisfies Messages;
