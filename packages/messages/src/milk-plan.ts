import type { Rhythm } from '@subah/rules/milk/milk-plan';
import { weekdayName } from './dates.ts';
import { type Message, type Messages, plural, withValues } from './message.ts';
import { t } from './translate.ts';

export const milkPlan = {
  plans: { en: 'Milk plans', hi: 'दूध के प्लान' },
  plan: withValues<{ name: string }>({
    en: ({ name }) => `Plan ${name}`,
    hi: ({ name }) => `${name} का प्लान`,
  }),
  loading: { en: 'Loading milk plans…', hi: 'दूध के प्लान आ रहे हैं…' },
  fetchFailed: { en: 'Failed to fetch milk plans', hi: 'दूध के प्लान नहीं खुल पाए' },
  emptyTitle: { en: 'Fresh milk, every morning', hi: 'हर सुबह ताज़ा दूध' },
  emptyText: {
    en: 'Choose a milk and the days. Pause, skip or change any morning until 11 PM the evening before.',
    hi: 'दूध और दिन चुनें। पिछली रात 11 बजे तक किसी भी सुबह का दूध रोकें, छोड़ें या बदलें।',
  },
  start: { en: 'Start a milk plan', hi: 'दूध का प्लान शुरू करें' },
  another: { en: 'Another milk plan', hi: 'एक और दूध का प्लान' },
  perMorning: withValues<{ packs: string; rhythm: string; amount: string }>({
    en: ({ packs, rhythm, amount }) => `${packs} · ${rhythm} · ${amount} a morning`,
    hi: ({ packs, rhythm, amount }) => `${packs} · ${rhythm} · हर सुबह ${amount}`,
  }),
  packs: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 pack', other: `${count} packs` }),
    hi: ({ count }) => `${count} पैकेट`,
  }),
  cash: { en: 'Cash on delivery', hi: 'कैश ऑन डिलीवरी' },
  fromBalance: { en: 'From the milk balance', hi: 'दूध के बैलेंस से' },
  from: withValues<{ day: string }>({ en: ({ day }) => `from ${day}`, hi: ({ day }) => `${day} से` }),
  until: withValues<{ day: string }>({ en: ({ day }) => `until ${day}`, hi: ({ day }) => `${day} तक` }),
  outOfStock: { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  paused: withValues<{ from: string; to: string }>({
    en: ({ from, to }) => `Paused ${from} to ${to}`,
    hi: ({ from, to }) => `${from} से ${to} तक बंद`,
  }),
  endPause: { en: 'End it', hi: 'फिर चालू करें' },
  change: { en: 'Change', hi: 'बदलें' },
  changePlan: withValues<{ name: string }>({ en: ({ name }) => `Change ${name}`, hi: ({ name }) => `${name} बदलें` }),
  pause: { en: 'Pause', hi: 'कुछ दिन रोकें' },
  pausePlan: withValues<{ name: string }>({
    en: ({ name }) => `Pause ${name}`,
    hi: ({ name }) => `${name} कुछ दिन रोकें`,
  }),
  stop: { en: 'Stop', hi: 'बंद करें' },
  stopPlan: withValues<{ name: string }>({ en: ({ name }) => `Stop ${name}`, hi: ({ name }) => `${name} बंद करें` }),
  stopTitle: { en: 'Stop this milk plan?', hi: 'दूध का यह प्लान बंद करें?' },
  stopText: withValues<{ name: string; day: string }>({
    en: ({ name, day }) => `${name} stops from ${day}. For a holiday you can pause it instead.`,
    hi: ({ name, day }) => `${day} से ${name} नहीं आएगा। छुट्टी के लिए प्लान कुछ दिन रोक भी सकते हैं।`,
  }),
  started: { en: 'Your morning milk is ordered.', hi: 'सुबह के दूध का ऑर्डर हो गया।' },
  changed: { en: 'Your milk plan is changed.', hi: 'दूध का प्लान बदल दिया।' },
  stopped: { en: 'Your milk plan is stopped.', hi: 'दूध का प्लान बंद कर दिया।' },
  resumed: { en: 'Deliveries resumed', hi: 'दूध फिर से आएगा' },
  changeFailed: {
    en: 'We couldn’t change the milk plan. Try again.',
    hi: 'दूध का प्लान नहीं बदल पाया। दोबारा कोशिश करें।',
  },
} satisfies Messages;

/** The form of a milk plan, and its pause. */
export const milkPlanForm = {
  newTitle: { en: 'New milk plan', hi: 'नया दूध का प्लान' },
  changeTitle: { en: 'Change the milk plan', hi: 'दूध का प्लान बदलें' },
  milk: { en: 'Milk', hi: 'दूध' },
  milkLoading: { en: 'Loading milk…', hi: 'दूध की लिस्ट आ रही है…' },
  milkFetchFailed: { en: 'Failed to fetch products', hi: 'लिस्ट नहीं खुल पाई' },
  milkMissing: { en: 'Choose a milk.', hi: 'दूध चुनें।' },
  showAll: withValues<{ count: number }>({
    en: ({ count }) => `Show all ${count}`,
    hi: ({ count }) => `सभी ${count} देखें`,
  }),
  showFewer: { en: 'Show fewer', hi: 'कम देखें' },
  packs: { en: 'Packs each morning', hi: 'हर सुबह कितने पैकेट' },
  packsWrong: { en: 'Enter how many packs a day.', hi: 'बताएँ कि दिन के कितने पैकेट चाहिए।' },
  mostPacks: withValues<{ count: number }>({
    en: ({ count }) => `At most ${count}`,
    hi: ({ count }) => `ज़्यादा से ज़्यादा ${count}`,
  }),
  days: { en: 'On which mornings', hi: 'किन सुबहों को' },
  weekdaysMissing: { en: 'Choose at least one weekday.', hi: 'कम से कम एक दिन चुनें।' },
  firstMorning: { en: 'First morning', hi: 'पहली सुबह' },
  firstMorningHint: { en: 'Order by 11 PM for tomorrow.', hi: 'कल के लिए रात 11 बजे तक ऑर्डर करें।' },
  firstMorningMissing: { en: 'Choose the first morning.', hi: 'पहली सुबह चुनें।' },
  address: { en: 'Address', hi: 'पता' },
  addressMissing: { en: 'Please select a delivery address.', hi: 'डिलीवरी का पता चुनें।' },
  changeAddresses: { en: 'Add or change addresses', hi: 'पता जोड़ें या बदलें' },
  noAddress: { en: 'No address that we deliver to', hi: 'ऐसा कोई पता नहीं जहाँ डिलीवरी हो' },
  pay: { en: 'Pay', hi: 'पैसे कैसे देंगे' },
  cashDetail: { en: 'Pay the milkman each morning.', hi: 'हर सुबह दूध वाले को दें।' },
  balance: { en: 'Milk balance', hi: 'दूध का बैलेंस' },
  balanceDetail: {
    en: 'Paid in advance. When it runs out, you pay the milkman the rest.',
    hi: 'पैसे पहले से जमा। ख़त्म होने पर बाकी पैसे दूध वाले को दें।',
  },
  save: { en: 'Save changes', hi: 'सेव करें' },
  start: { en: 'Start the plan', hi: 'प्लान शुरू करें' },
  saveFailed: {
    en: 'We couldn’t save the milk plan. Try again.',
    hi: 'दूध का प्लान सेव नहीं हो पाया। दोबारा कोशिश करें।',
  },
  pauseTitle: { en: 'Pause for a holiday', hi: 'छुट्टी के लिए रोकें' },
  pauseText: withValues<{ name: string }>({
    en: ({ name }) => `No delivery of ${name} on these days, and no charge.`,
    hi: ({ name }) => `इन दिनों ${name} नहीं आएगा, और पैसे भी नहीं लगेंगे।`,
  }),
  pauseFrom: { en: 'From', hi: 'कब से' },
  pauseUntil: { en: 'Until', hi: 'कब तक' },
  pauseTooEarly: withValues<{ day: string }>({
    en: ({ day }) => `Choose ${day} or later.`,
    hi: ({ day }) => `${day} या उसके बाद का दिन चुनें।`,
  }),
  pauseEndsEarly: { en: 'End date is before start date.', hi: 'आख़िरी तारीख़ पहली तारीख़ से पहले की है।' },
  pauseSaved: { en: 'Enjoy your holiday.', hi: 'छुट्टियों का मज़ा लें।' },
  pauseFailed: { en: 'We couldn’t save the holiday. Try again.', hi: 'छुट्टी सेव नहीं हो पाई। दोबारा कोशिश करें।' },
} satisfies Messages;

export const rhythms = {
  daily: { en: 'Every day', hi: 'रोज़' },
  alternate: { en: 'Every other day', hi: 'एक दिन छोड़कर' },
  weekdays: { en: 'Chosen days', hi: 'चुने हुए दिन' },
} satisfies Record<Rhythm, Message>;

/** 0 is Sunday. The week begins on Monday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** "Every day", "Every other day", "Mon, Wed, Fri" */
export const rhythmText = ({ rhythm, weekdays }: { rhythm: Rhythm; weekdays: readonly number[] }): string =>
  rhythm === 'weekdays'
    ? WEEK.filter((day) => weekdays.includes(day))
        .map((day) => weekdayName(day))
        .join(', ')
    : t(rhythms[rhythm]);
