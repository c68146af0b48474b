import { type StaffMessages, withValues } from './message.ts';

export const payments = {
  singular: { en: 'payment' },
  plural: { en: 'payments' },
  paymentOf: withValues<{ name: string }>({ en: ({ name }) => `payment of ${name}` }),
  unknownCustomer: { en: 'Unknown customer' },
  search: { en: 'Payment, order, mobile' },
  waiting: { en: 'Waiting' },
  failed: { en: 'Failed, may be tried again' },
  completed: { en: 'Completed' },
  expired: { en: 'Never paid' },
  unmatched: { en: 'Does not match' },
  paidWithoutOrder: { en: 'Paid, no order' },
  refundFailed: { en: 'Refund failed' },
  disputed: { en: 'Disputed' },
  /** `reason` and `day` are empty where the bank named none. */
  dispute: withValues<{ amount: string; reason: string; day: string }>({
    en: ({ amount, reason, day }) =>
      `The customer's bank asks for ${amount} back${reason && ` (${reason})`}. Answer in the Razorpay dashboard${day && ` until ${day}`}, or accept it there.`,
  }),
  disputeUnderReview: withValues<{ amount: string }>({
    en: ({ amount }) => `The customer's bank asks for ${amount} back and is reading the answer.`,
  }),
  empty: { en: 'No payments found.' },
  purpose: { en: 'For' },
  membership: { en: 'Membership' },
  milk: { en: 'Milk' },
  test: { en: 'Test payment' },
  unknownPurpose: { en: 'Unknown' },
  provider: { en: 'Provider' },
  providerPayment: { en: 'Provider payment' },
  providerOrder: { en: 'Provider order' },

  refund: withValues<{ amount: string }>({ en: ({ amount }) => `Refund ${amount}` }),
  refundTitle: withValues<{ amount: string }>({ en: ({ amount }) => `Refund ${amount}?` }),
  refundWarning: withValues<{ name: string }>({
    en: ({ name }) => `${name} is refunded to the account that was paid from. This cannot be undone.`,
  }),
  refundedToast: withValues<{ amount: string }>({ en: ({ amount }) => `Refund of ${amount} started` }),
  sendAgain: withValues<{ amount: string }>({ en: ({ amount }) => `Send ${amount} again` }),
  sentAgainToast: { en: 'Refund started again' },
} satisfies StaffMessages;
