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
    en: ({ name }) => `The money of ${name} goes back to where it came from. This cannot be undone.`,
  }),
  refundedToast: withValues<{ amount: string }>({ en: ({ amount }) => `${amount} goes back` }),
  sendAgain: withValues<{ amount: string }>({ en: ({ amount }) => `Send ${amount} again` }),
  sentAgainToast: { en: 'The refund is sent again' },
} satisfies StaffMessages;
