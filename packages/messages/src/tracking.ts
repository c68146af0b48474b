import { type Messages, plural, withValues } from './message.ts';

export const tracking = {
  title: { en: 'Where is my order?', hi: 'मेरा ऑर्डर कहाँ है?' },
  toPack: { en: 'Next: we pack it.', hi: 'आगे: हम इसे पैक करेंगे।' },
  packed: { en: 'Packed. Next: the rider picks it up.', hi: 'पैक हो गया। आगे: राइडर इसे लेकर निकलेगा।' },
  broughtBack: {
    en: 'We could not deliver it. It is back in our shop, and we will call you to agree on a new time.',
    hi: 'हम इसे पहुँचा नहीं पाए। सामान हमारी दुकान पर है। नया समय तय करने के लिए हम फ़ोन करेंगे।',
  },
  onTheWay: { en: 'On the way to you.', hi: 'आपके पास आ रहा है।' },
  nextStop: { en: 'You are the next stop.', hi: 'अगला पता आपका है।' },
  stopsBefore: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 stop before you', other: `${count} stops before you` }),
    hi: ({ count }) => plural.hi(count, { one: `आपसे पहले ${count} पता`, other: `आपसे पहले ${count} पते` }),
  }),
  /** `{name}` is an element. */
  rider: { en: '{name} is bringing it.', hi: '{name} ला रहे हैं।' },
  call: withValues<{ name: string }>({
    en: ({ name }) => `Call ${name}`,
    hi: ({ name }) => `${name} को फ़ोन करें`,
  }),
  code: { en: 'Delivery code', hi: 'डिलीवरी कोड' },
  codeHint: { en: 'Give this code to the rider at the door.', hi: 'सामान लेते समय राइडर को बताएँ।' },
  /** `{time}` is an element. */
  deliveredAt: { en: 'Delivered {time}', hi: '{time} पहुँचा' },
  byCode: { en: 'with your code', hi: 'आपके कोड से' },
  byPhoto: { en: 'with a photo', hi: 'फ़ोटो के साथ' },
  photo: { en: 'Photo of the delivery', hi: 'डिलीवरी की फ़ोटो' },
  notDelivered: { en: 'Not delivered', hi: 'नहीं पहुँच पाया' },
} satisfies Messages;
