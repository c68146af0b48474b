import { formatRupees } from '@subah/rules/money';
import type { ExpressState } from '@subah/rules/orders/express';
import type { CoinRefusal } from '@subah/rules/pricing/choose-coins';
import { timeText } from '../dates.ts';
import { fill, type Message, type Messages, type MessageWith, withValues } from '../message.ts';

export const checkoutInputs = {
  longInstructions: { en: 'Please use at most 200 characters.', hi: 'ज़्यादा से ज़्यादा 200 अक्षर लिखें।' },
  wholeCoins: { en: 'SuperCoins are used as whole coins.', hi: 'सुपरकॉइन पूरी संख्या में लगाएँ।' },
  negativeCoins: { en: 'SuperCoins cannot be negative.', hi: 'सुपरकॉइन 0 से कम नहीं हो सकते।' },
  wholeTip: { en: 'A tip is a whole number of rupees.', hi: 'टिप पूरे रुपयों में दें।' },
  tipRange: { en: 'A tip is from ₹0 to ₹500.', hi: 'टिप ₹0 से ₹500 तक हो सकती है।' },
  address: { en: 'Please select a delivery address.', hi: 'डिलीवरी का पता चुनें।' },
  paymentMode: { en: 'Please select a payment Mode.', hi: 'भुगतान का तरीका चुनें।' },
  coinsNeedOnline: { en: 'Please select a online methods', hi: 'सुपरकॉइन सिर्फ़ ऑनलाइन भुगतान पर लगते हैं।' },
  couponCode: { en: 'Enter a coupon code.', hi: 'कूपन कोड लिखें।' },
  couponCodeOnly: { en: 'Enter only the code, without other words.', hi: 'सिर्फ़ कोड लिखें, कोई और शब्द नहीं।' },
  idempotencyKey: withValues<{ limit: number }>({
    en: ({ limit }) => `An Idempotency-Key has at most ${limit} characters.`,
    hi: ({ limit }) => `Idempotency-Key में ज़्यादा से ज़्यादा ${limit} अक्षर होते हैं।`,
  }),
} satisfies Messages;

export const cartAnswers = {
  added: { en: 'Product Added Successfully', hi: 'सामान कार्ट में आ गया' },
  removed: { en: 'Product Removed Successfully', hi: 'सामान कार्ट से हट गया' },
  couponApplied: { en: 'Coupon applied', hi: 'कूपन लग गया' },
  couponRemoved: { en: 'Coupon removed', hi: 'कूपन हट गया' },
} satisfies Messages;

export const cartRefusals = {
  productUnknown: { en: 'Product not found.', hi: 'यह सामान नहीं मिला।' },
  tooLarge: {
    en: 'This cart is too large for one order. Please split it into smaller orders.',
    hi: 'यह कार्ट एक ऑर्डर के लिए बहुत बड़ी है। छोटे-छोटे ऑर्डर में मँगाएँ।',
  },
  onlySomeLeft: withValues<{ stock: number }>({
    en: ({ stock }) => `Only ${stock} left`,
    hi: ({ stock }) => `सिर्फ़ ${stock} बचे हैं`,
  }),
  outOfStock: { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  noLongerSold: { en: 'No longer sold', hi: 'अब नहीं बिकता' },
} satisfies Messages;

export const checkoutRefusals = {
  cartEmpty: { en: 'Your cart is empty.', hi: 'आपकी कार्ट ख़ाली है।' },
  soldOut: {
    en: 'Some items are sold out. Please check your cart.',
    hi: 'कुछ सामान ख़त्म हो गया है। अपनी कार्ट देखें।',
  },
  notServed: { en: 'We do not deliver to this pincode yet.', hi: 'इस पिनकोड पर अभी डिलीवरी नहीं है।' },
  lineNotSold: withValues<{ name: Message }>({
    en: ({ name }) => `${name.en} is no longer sold. Please remove it.`,
    hi: ({ name }) => `${name.hi} अब नहीं बिकता। इसे हटा दें।`,
  }),
  lineTooLarge: withValues<{ name: Message; limit: Message }>({
    en: ({ name, limit }) => `${name.en}: ${limit.en}.`,
    hi: ({ name, limit }) => `${name.hi}: ${limit.hi}।`,
  }),
  slotFull: {
    en: 'This delivery time has just filled up. Please choose another one.',
    hi: 'डिलीवरी का यह समय अभी-अभी भर गया। कोई और समय चुनें।',
  },
  slotNotOffered: {
    en: 'This delivery time is no longer offered. Please choose another one.',
    hi: 'डिलीवरी का यह समय अब नहीं मिल सकता। कोई और समय चुनें।',
  },
  codLimit: withValues<{ limit: string }>({
    en: ({ limit }) => `Cash on delivery is available up to ${limit}. Please pay online.`,
    hi: ({ limit }) => `कैश ऑन डिलीवरी ${limit} तक ही हो सकती है। ऑनलाइन भुगतान करें।`,
  }),
  expressClosed: withValues<{ note: Message }>({ en: ({ note }) => `${note.en}.`, hi: ({ note }) => `${note.hi}।` }),
  removeCoupon: withValues<{ problem: Message }>({
    en: ({ problem }) => `${problem.en} Remove the coupon to continue.`,
    hi: ({ problem }) => `${problem.hi} आगे बढ़ने के लिए कूपन हटाएँ।`,
  }),
  notEnoughCoins: withValues<{ balance: number }>({
    en: ({ balance }) => `You have ${balance} SuperCoins.`,
    hi: ({ balance }) => `आपके पास ${balance} सुपरकॉइन हैं।`,
  }),
  tooManyCoins: withValues<{ usable: number }>({
    en: ({ usable }) => `You can use up to ${usable} SuperCoins for this order.`,
    hi: ({ usable }) => `इस ऑर्डर पर ज़्यादा से ज़्यादा ${usable} सुपरकॉइन लग सकते हैं।`,
  }),
  coinsSpent: {
    en: 'You no longer have that many SuperCoins.',
    hi: 'आपके पास अब इतने सुपरकॉइन नहीं हैं।',
  },
  prescriptionMissing: withValues<{ names: string }>({
    en: ({ names }) => `${names}: please add a prescription.`,
    hi: ({ names }) => `${names}: डॉक्टर की पर्ची लगाएँ।`,
  }),
  prescriptionRefused: {
    en: 'This prescription was not accepted. Please add another.',
    hi: 'यह पर्ची मंज़ूर नहीं हुई। कोई और पर्ची लगाएँ।',
  },
  keyReused: {
    en: 'This Idempotency-Key was used for another order.',
    hi: 'यह Idempotency-Key किसी और ऑर्डर में लग चुकी है।',
  },
  totalChanged: withValues<{ total: number }>({
    en: ({ total }) => `The total has changed to ${formatRupees(total)}. Please check it and try again.`,
    hi: ({ total }) => `कुल रकम अब ${formatRupees(total)} है। देखकर दोबारा कोशिश करें।`,
  }),
} satisfies Messages;

const expressNotes = {
  open: withValues<OpeningTime>({ en: () => 'Delivered in 10 to 30 minutes', hi: () => '10 से 30 मिनट में डिलीवरी' }),
  opensToday: withValues<OpeningTime>({
    en: ({ en }) => `Express delivery is back today at ${en}`,
    hi: ({ hi }) => `एक्सप्रेस डिलीवरी आज ${hi} फिर शुरू होगी`,
  }),
  opensTomorrow: withValues<OpeningTime>({
    en: ({ en }) => `Express delivery is back tomorrow at ${en}`,
    hi: ({ hi }) => `एक्सप्रेस डिलीवरी कल ${hi} फिर शुरू होगी`,
  }),
  closed: withValues<OpeningTime>({
    en: () => 'There is no express delivery on holidays',
    hi: () => 'छुट्टी के दिन एक्सप्रेस डिलीवरी नहीं होती',
  }),
  notOffered: withValues<OpeningTime>({
    en: () => 'Express delivery is not offered at the moment',
    hi: () => 'एक्सप्रेस डिलीवरी अभी नहीं है',
  }),
} satisfies Record<ExpressState, MessageWith<OpeningTime>>;

type OpeningTime = Message;

/** The note of the quote; as a refusal it gets a full stop. `opensAt` is a time of day: "08:00". */
export const expressNote = (state: ExpressState, opensAt: string): Message =>
  fill(expressNotes[state], { en: timeText(opensAt, 'en').replace(' ', ''), hi: timeText(opensAt, 'hi') });

/** How much of a product a customer can still have. */
export const stockLimit = (stock: number): Message =>
  stock > 0 ? fill(cartRefusals.onlySomeLeft, { stock }) : cartRefusals.outOfStock;

export const coinRefusal = (refusal: CoinRefusal, limits: { balance: number; usable: number }): Message =>
  refusal === 'NOT_ENOUGH_COINS'
    ? fill(checkoutRefusals.notEnoughCoins, limits)
    : fill(checkoutRefusals.tooManyCoins, limits);
