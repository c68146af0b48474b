import type { DAY_STATES } from '@subah/rules/milk/month-bill';
import { type Message, type Messages, withValues } from './message.ts';

export const milkRecord = {
  title: { en: 'Milk record', hi: 'दूध का हिसाब' },
  description: {
    en: 'Your milk deliveries, day by day, and your milk plans.',
    hi: 'आपके दूध का रोज़ का हिसाब और दूध के प्लान।',
  },
  text: { en: 'Your milk deliveries and bill', hi: 'आपके दूध की डिलीवरी और बिल' },
  signInReason: {
    en: 'Sign in to see your milk record and milk plans.',
    hi: 'दूध का हिसाब और प्लान देखने के लिए साइन इन करें।',
  },
  tableTitle: { en: 'Milk record', hi: 'दूध का हिसाब' },
  loading: { en: 'Loading milk record…', hi: 'दूध का हिसाब आ रहा है…' },
  fetchFailed: { en: 'Failed to fetch milk record', hi: 'दूध का हिसाब नहीं खुल पाया' },
  emptyTitle: { en: 'No milk in this month', hi: 'इस महीने दूध नहीं आया' },
  emptyText: { en: 'Delivered milk appears here, day by day.', hi: 'आया हुआ दूध यहाँ दिन के हिसाब से दिखेगा।' },
  caption: { en: 'Delivered milk by day', hi: 'किस दिन कितना दूध आया' },
  date: { en: 'Date', hi: 'तारीख़' },
  quantity: { en: 'Quantity', hi: 'मात्रा' },
  sale: { en: 'Sale', hi: 'रकम' },
  total: { en: 'Total', hi: 'कुल' },
  saveCsv: { en: 'Save as CSV', hi: 'CSV में सेव करें' },
  saveFailed: { en: 'We couldn’t make the file. Try again.', hi: 'फ़ाइल नहीं बन पाई। दोबारा कोशिश करें।' },
  earlierMonth: { en: 'Earlier month', hi: 'पिछला महीना' },
  laterMonth: { en: 'Later month', hi: 'अगला महीना' },
} satisfies Messages;

export const milkCalendar = {
  title: { en: 'Morning milk', hi: 'सुबह का दूध' },
  loading: { en: 'Loading calendar…', hi: 'कैलेंडर आ रहा है…' },
  fetchFailed: { en: 'Failed to fetch the milk calendar', hi: 'दूध का कैलेंडर नहीं खुल पाया' },
  changeIt: { en: '. Change it', hi: '। बदलें' },
  bill: { en: 'Bill of the month', hi: 'महीने का बिल' },
  /** `{litres}` is an element. */
  monthTotal: { en: 'Month’s bill {litres}', hi: 'महीने का बिल {litres}' },
  coming: { en: 'Still to come', hi: 'अभी आना है' },
  litres: withValues<{ litres: number }>({
    en: ({ litres }) => `${litres} L`,
    hi: ({ litres }) => `${litres} ली`,
  }),
  canChange: {
    en: 'You can change this morning until 11 PM the evening before.',
    hi: 'इस सुबह का दूध पिछली रात 11 बजे तक बदल सकते हैं।',
  },
  cannotChange: {
    en: 'Changes for this morning closed at 11 PM the evening before.',
    hi: 'इस सुबह का दूध पिछली रात 11 बजे तक ही बदल सकते थे।',
  },
  noMilkOn: withValues<{ day: string }>({
    en: ({ day }) => `No milk on ${day}`,
    hi: ({ day }) => `${day} को दूध नहीं आएगा`,
  }),
  changedOn: withValues<{ day: string }>({
    en: ({ day }) => `Milk for ${day} is changed`,
    hi: ({ day }) => `${day} का दूध बदल दिया`,
  }),
  changeFailed: { en: 'We couldn’t change this morning. Try again.', hi: 'बदल नहीं पाया। दोबारा कोशिश करें।' },
  packs: { en: 'Packs', hi: 'पैकेट' },
  packsOf: withValues<{ name: string }>({
    en: ({ name }) => `Packs of ${name}`,
    hi: ({ name }) => `${name} के पैकेट`,
  }),
  skip: { en: 'Skip', hi: 'इस दिन दूध नहीं' },
  asPlanned: { en: 'As planned', hi: 'प्लान के हिसाब से' },
  nothingCharged: { en: 'No charge', hi: 'पैसे नहीं लगेंगे' },
  credited: withValues<{ amount: string }>({
    en: ({ amount }) => `${amount} credited`,
    hi: ({ amount }) => `${amount} वापस जमा`,
  }),
  cash: { en: 'cash', hi: 'कैश' },
  balance: { en: 'milk balance', hi: 'दूध का बैलेंस' },
} satisfies Messages;

export const milkDayStates = {
  none: { en: 'No milk', hi: 'दूध नहीं' },
  ordered: { en: 'Ordered', hi: 'ऑर्डर है' },
  delivered: { en: 'Delivered', hi: 'आ गया' },
  paused: { en: 'Paused', hi: 'बंद है' },
  skipped: { en: 'Skipped', hi: 'इस दिन नहीं' },
  missed: { en: 'Not delivered', hi: 'नहीं आया' },
  credited: { en: 'Credited', hi: 'पैसे वापस' },
  unavailable: { en: 'Not available', hi: 'नहीं मिला' },
} satisfies Record<(typeof DAY_STATES)[number], Message>;

export const milkBalance = {
  title: { en: 'Milk balance', hi: 'दूध का बैलेंस' },
  fetchFailed: { en: 'Failed to fetch the milk balance', hi: 'दूध का बैलेंस नहीं दिख पाया' },
  amount: { en: 'Amount in rupees', hi: 'रकम (रुपये)' },
  add: { en: 'Add money', hi: 'पैसे जमा करें' },
  changes: { en: 'Last changes', hi: 'पिछला लेन-देन' },
  atLeast: withValues<{ amount: string }>({
    en: ({ amount }) => `Enter at least ${amount}.`,
    hi: ({ amount }) => `कम से कम ${amount} लिखें।`,
  }),
  atMost: withValues<{ amount: string }>({
    en: ({ amount }) => `Enter at most ${amount}.`,
    hi: ({ amount }) => `ज़्यादा से ज़्यादा ${amount} लिखें।`,
  }),
  moneyAdded: { en: 'Money added', hi: 'पैसे जमा किए' },
  moneyRefunded: { en: 'Money refunded', hi: 'पैसे खाते में लौटाए' },
  moneyAddedOn: withValues<{ day: string }>({
    en: ({ day }) => `Money added, ${day}`,
    hi: ({ day }) => `पैसे जमा किए, ${day}`,
  }),
  moneyRefundedOn: withValues<{ day: string }>({
    en: ({ day }) => `Money refunded, ${day}`,
    hi: ({ day }) => `पैसे खाते में लौटाए, ${day}`,
  }),
  delivery: withValues<{ milk: string; day: string }>({
    en: ({ milk, day }) => `${milk}, ${day}`,
    hi: ({ milk, day }) => `${milk}, ${day}`,
  }),
  credit: withValues<{ milk: string; day: string }>({
    en: ({ milk, day }) => `Credit: ${milk}, ${day}`,
    hi: ({ milk, day }) => `पैसे वापस: ${milk}, ${day}`,
  }),
  added: { en: 'The money is on your milk balance.', hi: 'पैसे दूध के बैलेंस में आ गए।' },
  notCompleted: { en: 'Payment was not completed.', hi: 'भुगतान पूरा नहीं हुआ।' },
  failed: { en: 'Payment failed. Try again.', hi: 'भुगतान नहीं हुआ। दोबारा कोशिश करें।' },
} satisfies Messages;
