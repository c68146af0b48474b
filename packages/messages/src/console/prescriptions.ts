import { type StaffMessages, withValues } from './message.ts';

export const prescriptions = {
  all: { en: 'All Prescriptions' },
  thisMonth: { en: 'This Month' },
  lastMonth: { en: 'Last Month' },
  thisYear: { en: 'This Year' },
  recent: { en: 'Recent (20)' },
  anyStatus: { en: 'Status: all' },
  pending: { en: 'To check' },
  approved: { en: 'Approved' },
  rejected: { en: 'Rejected' },
  failedToLoad: { en: 'Could not load profiles' },

  ordersOf: withValues<{ name: string }>({ en: ({ name }) => `Orders of ${name}` }),
  orderWaits: { en: 'An order waits for this prescription. Check it with its medicines:' },
  checkOrder: withValues<{ number: string }>({ en: ({ number }) => `Check order ${number}` }),
  prescriptionOf: withValues<{ name: string }>({ en: ({ name }) => `Prescription of ${name}` }),
  patient: withValues<{ name: string; age: number }>({ en: ({ name, age }) => `For ${name}, ${age}` }),
  rejectedBecause: withValues<{ reason: string }>({ en: ({ reason }) => `Rejected: ${reason}` }),
  uploaded: { en: 'Uploaded' },
  nationality: { en: 'Nationality' },
  noAddresses: { en: 'No addresses on file.' },
  addressType: withValues<{ type: string; isDefault: boolean }>({
    en: ({ type, isDefault }) => (isDefault ? `${type} · default` : type),
  }),

  basket: { en: 'Basket' },
  inCartSince: withValues<{ time: string }>({ en: ({ time }) => `In the cart since ${time}` }),
  notConfirmed: { en: 'Sent, not confirmed yet' },
  notAvailable: { en: '(not available)' },

  pharmacist: { en: 'Pharmacist' },
  reasonHint: { en: 'Needed to reject' },
  sendBasket: { en: 'Send basket to customer' },
  approve: { en: 'Approve' },
  basketSentToast: { en: 'Basket sent to the customer' },
  approvedToast: { en: 'Prescription approved' },
  rejectedToast: { en: 'Prescription rejected' },
  doctorAddress: { en: 'Address of the doctor' },
} satisfies StaffMessages;
