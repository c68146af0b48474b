import { type StaffMessages, withValues } from './message.ts';

type Load = { day: string; packs: number; litres: number; amount: string };

export const milkRound = {
  nothingToDeliver: { en: 'No milk to deliver' },
  noPlans: withValues<{ day: string }>({ en: ({ day }) => `No milk plan has a delivery on ${day}.` }),
  toLoad: withValues<Load>({
    en: ({ day, packs, litres, amount }) => `${day} · to load: ${packs} packs, ${litres} L · to collect ${amount}`,
  }),
  expected: withValues<Load>({
    en: ({ day, packs, litres, amount }) => `${day} · expected: ${packs} packs, ${litres} L · to collect ${amount}`,
  }),
  countedFromPlans: withValues<{ count: number }>({
    en: ({ count }) => `Counted from ${count} plans. Customers can change this morning until 11 PM the evening before.`,
  }),
  otherBrand: { en: 'Other' },
  brandLoad: withValues<{ brand: string; packs: number; litres: number }>({
    en: ({ brand, packs, litres }) => `${brand}: ${packs} packs, ${litres} L`,
  }),
  areaLoad: withValues<{ area: string; packs: number; litres: number }>({
    en: ({ area, packs, litres }) => `${area} · ${packs} packs, ${litres} L`,
  }),
  deliverAll: withValues<{ count: number }>({ en: ({ count }) => `Deliver all ${count}` }),
  allDelivered: withValues<{ area: string; count: number }>({
    en: ({ area, count }) => `${area}: ${count} delivered`,
  }),
  inArea: withValues<{ area: string }>({ en: ({ area }) => `in ${area}` }),
  missed: { en: 'Missed' },
  sour: { en: 'Sour' },
  notAvailable: { en: 'Not available' },
  milkBalance: { en: 'Milk balance' },
} satisfies StaffMessages;

export const dairies = {
  title: { en: 'Dairies' },
  loadFailed: { en: 'Failed to load the dairies.' },
  account: { en: 'Account of the month' },
  changeFailed: { en: 'The dairy could not be changed.' },
  addressSaved: withValues<{ brand: string }>({ en: ({ brand }) => `Address of ${brand} saved` }),
  addressOf: withValues<{ brand: string }>({ en: ({ brand }) => `Mail address of ${brand}` }),
  sheetSent: withValues<{ email: string }>({ en: ({ email }) => `Sheet sent to ${email}` }),
  sendAgain: { en: 'Send again' },
  sendNow: { en: 'Send now' },
  sentOn: withValues<{ email: string; time: string; sends: number }>({
    en: ({ email, time, sends }) => `Sent to ${email} on ${time}${sends > 1 ? `, ${sends} times` : ''}.`,
  }),
  changedSince: { en: 'The packs have changed since.' },
  noAddress: { en: 'No mail address: the dairy gets no sheet.' },
  mailedLater: { en: 'The sheet is mailed after 11 PM the evening before.' },
  notSent: { en: 'Not sent.' },
  returns: { en: 'Packs back to the dairy' },
  returnFailed: { en: 'The packs could not be booked.' },
  returned: { en: 'Packs booked as returned' },
  bookReturn: { en: 'Book' },
} satisfies StaffMessages;
