import { type StaffMessages, withValues } from './message.ts';

type Name = { name: string };

export const customerMilk = {
  startPlan: { en: 'Start a plan' },
  startTitle: withValues<Name>({ en: ({ name }) => `Milk plan for ${name}` }),
  startedToast: withValues<{ day: string }>({ en: ({ day }) => `The plan starts on ${day}. The customer is told.` }),
  noAddress: { en: 'The customer has no address where we deliver.' },
  milkMissing: { en: 'Choose a milk.' },
  addressMissing: { en: 'Choose an address.' },
  milk: { en: 'Milk' },
  howOften: { en: 'How often' },
  daily: { en: 'Every day' },
  alternate: { en: 'Every second day' },
  weekdays: { en: 'On chosen days' },
  days: { en: 'Days' },
  firstMorning: { en: 'First morning' },
  payment: { en: 'Payment' },
  cash: { en: 'Cash on delivery' },
  balance: { en: 'Milk balance' },
  changeDay: { en: 'Skip or extra' },
  changeDayOf: withValues<Name>({ en: ({ name }) => `Skip or extra of ${name}` }),
  morning: { en: 'Morning' },
  packsHint: { en: '0 skips the morning' },
  planned: withValues<{ packs: number }>({
    en: ({ packs }) => (packs === 0 ? 'No milk comes so far.' : `So far ${packs} ${packs === 1 ? 'pack' : 'packs'}.`),
  }),
  closed: { en: 'This morning can no longer be changed.' },
  asPlanned: { en: 'As in the plan' },
  dayToast: withValues<{ day: string }>({ en: ({ day }) => `Saved for ${day}. The customer is told.` }),
  endPlan: { en: 'End plan' },
  endPlanOf: withValues<Name>({ en: ({ name }) => `End the plan ${name}` }),
  endTitle: { en: 'End this milk plan?' },
  endText: withValues<Name>({
    en: ({ name }) => `${name} ends with the next morning that can still be changed. The customer is told.`,
  }),
  endedToast: { en: 'The plan ends. The customer is told.' },
} satisfies StaffMessages;
