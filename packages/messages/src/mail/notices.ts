import type { NotDeliveredReason } from '@subah/rules/delivery/handover';
import { formatRupees } from '@subah/rules/money';
import { dayText } from '../dates.ts';
import { type Message, type Messages, plural, withValues } from '../message.ts';

/** Short texts of notices, for mail, push and WhatsApp. */
export const noticeTexts = {
  billNow: withValues<{ amount: number }>({
    en: ({ amount }) => `Your bill is now ${formatRupees(amount)}.`,
    hi: ({ amount }) => `आपका बिल अब ${formatRupees(amount)} है।`,
  }),
  notDelivered: { en: 'We could not deliver your order', hi: 'आपका ऑर्डर नहीं पहुँच पाया' },
  bringAgain: {
    en: 'It is back in our shop. We will call you to agree on a new time.',
    hi: 'सामान हमारी दुकान पर है। नया समय तय करने के लिए हम फ़ोन करेंगे।',
  },
  recallTitle: { en: 'Please do not use a product of your order', hi: 'अपने ऑर्डर का एक सामान इस्तेमाल न करें' },
  /** Shown on locked screens, so it names no medicine. */
  recallText: {
    en: 'Its batch is recalled. Our mail says which one, or call us.',
    hi: 'इसका बैच वापस मँगाया गया है। कौन सा सामान है, यह मेल में लिखा है, या हमें फ़ोन करें।',
  },
  recalledBatch: withValues<{ packs: number; product: Message; number: string; expiry: string }>({
    en: ({ packs, product, number, expiry }) =>
      `${packs} × ${product.en}, batch ${number}, expiry ${expiry}, is recalled. Please do not use it.`,
    hi: ({ packs, product, number, expiry }) =>
      `${packs} × ${product.hi}, बैच ${number}, एक्सपायरी ${expiry}, वापस मँगाया गया है। इसे इस्तेमाल न करें।`,
  }),
  recallAdvice: {
    en: 'Keep the packs. We will call you to collect them. If you have used it and feel unwell, see a doctor.',
    hi: 'पैक सँभालकर रखें। इन्हें वापस लेने के लिए हम फ़ोन करेंगे। इस्तेमाल कर लिया है और तबीयत ठीक नहीं लग रही, तो डॉक्टर को दिखाएँ।',
  },
  milkMissed: withValues<{ date: string }>({
    en: ({ date }) => `Your milk did not reach you on ${dayText(date, 'en')}`,
    hi: ({ date }) => `${dayText(date, 'hi')} को आपका दूध नहीं पहुँच पाया`,
  }),
  sorry: {
    en: 'We are sorry. Nothing is charged for this day.',
    hi: 'माफ़ कीजिए। इस दिन का कोई पैसा नहीं लगेगा।',
  },
  milkChanged: { en: 'We have changed your milk as you asked', hi: 'आपके कहने पर दूध की डिलीवरी बदल दी है' },
  milkStarts: withValues<{ packs: number; product: Message; date: string }>({
    en: ({ packs, product, date }) => `${packs} × ${product.en} starts on ${dayText(date, 'en')}.`,
    hi: ({ packs, product, date }) => `${packs} × ${product.hi} ${dayText(date, 'hi')} से शुरू होगा।`,
  }),
  milkStops: withValues<{ product: Message; date: string }>({
    en: ({ product, date }) => `${product.en} no longer comes from ${dayText(date, 'en')} on.`,
    hi: ({ product, date }) => `${product.hi} ${dayText(date, 'hi')} से नहीं आएगा।`,
  }),
  milkSkipped: withValues<{ product: Message; date: string }>({
    en: ({ product, date }) =>
      `${product.en} does not come on ${dayText(date, 'en')}. Nothing is charged for this day.`,
    hi: ({ product, date }) => `${product.hi} ${dayText(date, 'hi')} को नहीं आएगा। इस दिन का कोई पैसा नहीं लगेगा।`,
  }),
  milkPacks: withValues<{ packs: number; product: Message; date: string }>({
    en: ({ packs, product, date }) => `${packs} × ${product.en} comes on ${dayText(date, 'en')}.`,
    hi: ({ packs, product, date }) => `${dayText(date, 'hi')} को ${packs} × ${product.hi} आएगा।`,
  }),
  milkAsPlanned: withValues<{ product: Message; date: string }>({
    en: ({ product, date }) => `${product.en} comes on ${dayText(date, 'en')} as in your plan.`,
    hi: ({ product, date }) => `${product.hi} ${dayText(date, 'hi')} को आपके प्लान के हिसाब से आएगा।`,
  }),
  milkNotAsked: {
    en: 'Not what you asked for? Change it under Milk, or call us.',
    hi: 'कुछ ग़लत है? "दूध" में जाकर बदलें, या हमें फ़ोन करें।',
  },
  newRound: { en: 'You have a new round', hi: 'आपको नया राउंड मिला है' },
  roundOn: withValues<{ area: string; date: string }>({
    en: ({ area, date }) => `${area}, ${dayText(date, 'en')}`,
    hi: ({ area, date }) => `${area}, ${dayText(date, 'hi')}`,
  }),
  recallOnRound: { en: 'Recalled goods on your round', hi: 'आपके राउंड में रिकॉल हुआ सामान है' },
  bringBack: withValues<{ count: number }>({
    en: ({ count }) =>
      plural.en(count, {
        one: 'Do not hand over 1 order. Your round says which one.',
        other: `Do not hand over ${count} orders. Your round says which ones.`,
      }),
    hi: ({ count }) => `${count} ऑर्डर न दें। कौन सा, यह आपके राउंड में लिखा है।`,
  }),
  newPickUp: { en: 'You have returned goods to pick up', hi: 'आपको वापसी का सामान लाना है' },
  newOrder: withValues<{ number: string }>({
    en: ({ number }) => `New order ${number}`,
    hi: ({ number }) => `नया ऑर्डर ${number}`,
  }),
  newOrderText: withValues<{ count: number; amount: number }>({
    en: ({ count, amount }) =>
      `${plural.en(count, { one: '1 item', other: `${count} items` })}, ${formatRupees(amount)}`,
    hi: ({ count, amount }) => `${count} सामान, ${formatRupees(amount)}`,
  }),
} satisfies Messages;

/** Said to the customer. */
export const notDeliveredTexts: Record<NotDeliveredReason, Message> = {
  nobody_home: { en: 'Nobody opened the door.', hi: 'घर पर कोई नहीं मिला।' },
  wrong_address: { en: 'We could not find your address.', hi: 'आपका पता नहीं मिला।' },
  refused: { en: 'The delivery was not accepted at the door.', hi: 'दरवाज़े पर सामान नहीं लिया गया।' },
  no_money: { en: 'The bill could not be paid at the door.', hi: 'दरवाज़े पर भुगतान नहीं हो पाया।' },
  damaged: { en: 'Something was damaged on the way.', hi: 'रास्ते में सामान ख़राब हो गया।' },
  recalled: {
    en: 'A product in it was recalled by its maker, so we took it back.',
    hi: 'इसके एक सामान को कंपनी ने वापस मँगाया है, इसलिए हम इसे वापस ले आए।',
  },
  other: { en: 'Our rider could not hand it over.', hi: 'राइडर सामान नहीं दे पाया।' },
};
