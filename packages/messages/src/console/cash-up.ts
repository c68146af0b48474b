import { type StaffMessages, withValues } from './message.ts';

export const cashUp = {
  failedToLoad: { en: 'Failed to load the cash-up' },
  refunds: { en: 'Refunds of the day' },
  refundSum: withValues<{ amount: string; count: number }>({
    en: ({ amount, count }) => `${amount} in ${count === 1 ? '1 refund' : `${count} refunds`}`,
  }),
  withoutRider: { en: 'Cash orders delivered without a rider' },
  milkWithoutRider: { en: 'Milk for cash delivered without a rider' },
  orderSum: withValues<{ amount: string; count: number }>({
    en: ({ amount, count }) => `${amount} in ${count === 1 ? '1 order' : `${count} orders`}`,
  }),
  givenBackAtShop: { en: 'Cash given back at the shop' },
  toGiveBack: { en: 'Cash still to give back' },
  returnSum: withValues<{ amount: string; count: number }>({
    en: ({ amount, count }) => `${amount} for ${count === 1 ? '1 return' : `${count} returns`}`,
  }),
  noRiders: { en: 'No riders on this day' },
  noRounds: withValues<{ day: string }>({ en: ({ day }) => `Nobody had a round on ${day}.` }),

  cashOf: withValues<{ name: string }>({ en: ({ name }) => `Cash of ${name}` }),
  closed: { en: 'Closed' },
  open: { en: 'Open' },
  openStops: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 stop open' : `${count} stops open`),
  }),
  expected: { en: 'Expected' },
  deliverySum: withValues<{ amount: string; count: number; returns: number }>({
    en: ({ amount, count, returns }) => {
      const deliveries = count === 1 ? '1 delivery' : `${count} deliveries`;
      if (returns === 0) return `${amount} for ${deliveries}`;
      return `${amount} for ${deliveries}, less ${returns === 1 ? '1 return' : `${returns} returns`}`;
    },
  }),
  takenInCash: { en: 'Taken in cash' },
  takenByUpi: { en: 'Taken by UPI' },
  givenBack: { en: 'Given back in cash' },
  counted: { en: 'Counted' },
  countedAmounts: withValues<{ cash: string; upi: string }>({ en: ({ cash, upi }) => `${cash} cash, ${upi} UPI` }),
  difference: { en: 'Difference' },
  closedBy: { en: 'Closed by' },

  cashCounted: { en: 'Cash counted (₹)' },
  upiReceived: { en: 'UPI received (₹)' },
  shopPays: { en: 'Below zero: the shop pays this to the rider.' },
  enterBoth: { en: 'Enter both amounts.' },
  differenceOf: withValues<{ amount: string }>({ en: ({ amount }) => `Difference ${amount}` }),
  noteNeeded: { en: 'Write why the amounts differ.' },
  close: { en: 'Close the day' },
  closedToast: withValues<{ name: string }>({ en: ({ name }) => `Day of ${name} closed` }),
  closeFailed: { en: 'Failed to close the day' },
} satisfies StaffMessages;
