import { formatRupees } from '@subah/rules/money';
import { fullDateText } from '../dates.ts';
import { type Messages, withValues } from '../message.ts';

type Limit = { limit: number };

export const milkInputs = {
  day: { en: 'Enter a day as YYYY-MM-DD.', hi: 'दिन YYYY-MM-DD की तरह लिखें।' },
  month: { en: 'Enter a month as YYYY-MM.', hi: 'महीना YYYY-MM की तरह लिखें।' },
  packs: { en: 'Enter how many packs a day.', hi: 'दिन में कितने पैकेट चाहिए, लिखें।' },
  tooManyPacks: withValues<Limit>({
    en: ({ limit }) => `At most ${limit} packs a day.`,
    hi: ({ limit }) => `दिन में ज़्यादा से ज़्यादा ${limit} पैकेट।`,
  }),
  rhythm: { en: 'Choose on which days it shall come.', hi: 'चुनें कि दूध किन दिनों आए।' },
  weekdays: { en: 'Choose at least one weekday.', hi: 'हफ़्ते का कम से कम एक दिन चुनें।' },
  holidayOrder: { en: 'The holiday ends before it begins.', hi: 'छुट्टी शुरू होने से पहले ख़त्म हो रही है।' },
  wholeRupees: { en: 'Enter whole rupees.', hi: 'पूरे रुपये लिखें।' },
  minTopUp: withValues<Limit>({
    en: ({ limit }) => `Enter at least ${formatRupees(limit)}.`,
    hi: ({ limit }) => `कम से कम ${formatRupees(limit)} लिखें।`,
  }),
  maxTopUp: withValues<Limit>({
    en: ({ limit }) => `Enter at most ${formatRupees(limit)}.`,
    hi: ({ limit }) => `ज़्यादा से ज़्यादा ${formatRupees(limit)} लिखें।`,
  }),
} satisfies Messages;

export const milkAnswers = {
  ordered: { en: 'Your morning milk is ordered.', hi: 'रोज़ सुबह का दूध लग गया।' },
  changed: { en: 'Your milk plan is changed.', hi: 'आपका दूध का प्लान बदल गया।' },
  stopped: { en: 'Your milk plan is stopped.', hi: 'आपका दूध का प्लान बंद हो गया।' },
  paused: { en: 'Enjoy your holiday.', hi: 'छुट्टी के दिनों में दूध नहीं आएगा।' },
  toppedUp: { en: 'The money is on your milk balance.', hi: 'पैसे दूध के बैलेंस में आ गए।' },
} satisfies Messages;

export const milkRefusals = {
  tooLate: {
    en: 'Changes for this morning were possible until 11PM of the evening before.',
    hi: 'इस सुबह के लिए बदलाव पिछली रात 11 बजे तक हो सकता था।',
  },
  notInPlan: { en: 'This day is not part of the plan.', hi: 'यह दिन प्लान में नहीं है।' },
  holidayTooLong: withValues<Limit>({
    en: ({ limit }) => `A holiday lasts at most ${limit} days. You can also stop the plan.`,
    hi: ({ limit }) => `छुट्टी ज़्यादा से ज़्यादा ${limit} दिन की हो सकती है। आप प्लान बंद भी कर सकते हैं।`,
  }),
  holidayOverlaps: {
    en: 'You have a holiday in these days already.',
    hi: 'इन दिनों में पहले से छुट्टी लगी है।',
  },
  tooManyHolidays: withValues<Limit>({
    en: ({ limit }) => `At most ${limit} holidays at a time.`,
    hi: ({ limit }) => `एक बार में ज़्यादा से ज़्यादा ${limit} छुट्टियाँ।`,
  }),
  startTooEarly: {
    en: 'This morning can no longer be changed. Choose a later day.',
    hi: 'इस सुबह का अब कुछ नहीं बदल सकता। आगे का दिन चुनें।',
  },
  startTooFar: withValues<Limit>({
    en: ({ limit }) => `Choose a day within the next ${limit} days.`,
    hi: ({ limit }) => `अगले ${limit} दिनों में से कोई दिन चुनें।`,
  }),
  tooManyPlans: withValues<Limit>({
    en: ({ limit }) => `You can have ${limit} milk plans at a time.`,
    hi: ({ limit }) => `एक बार में दूध के ${limit} प्लान हो सकते हैं।`,
  }),
  notMilk: { en: 'Choose a milk that we sell.', hi: 'हमारे यहाँ मिलने वाला दूध चुनें।' },
  notYourAddress: { en: 'Choose one of your addresses.', hi: 'अपना कोई पता चुनें।' },
  notServed: { en: 'We do not deliver to this address yet.', hi: 'इस पते पर अभी डिलीवरी नहीं है।' },
  alreadyPacked: withValues<{ date: string }>({
    en: ({ date }) =>
      `Your milk for ${fullDateText(date, 'en')} is already packed. Please delete your account once it has arrived.`,
    hi: ({ date }) => `${fullDateText(date, 'hi')} का दूध पैक हो चुका है। उसके पहुँचने के बाद खाता हटाएँ।`,
  }),
  balanceLeft: withValues<{ rupees: number }>({
    en: ({ rupees }) => `You have ${formatRupees(rupees)} paid ahead for milk. Please ask us to send it back first.`,
    hi: ({ rupees }) => `दूध के लिए आपके ${formatRupees(rupees)} जमा हैं। पहले हमसे पैसे वापस माँग लें।`,
  }),
} satisfies Messages;
