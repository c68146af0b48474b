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
  inArea: withValues<{ area: string }>({ en: ({ area }) => `in ${area}` }),
  missed: { en: 'Missed' },
  sour: { en: 'Sour' },
  notAvailable: { en: 'Not available' },
} satisfies StaffMessages;
