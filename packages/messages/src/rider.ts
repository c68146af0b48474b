import type { NotDeliveredReason } from '@subah/rules/delivery/handover';
import { type Message, type Messages, plural, withValues } from './message.ts';

type Count = { count: number };
type Amount = { amount: string };

export const rider = {
  title: { en: 'My round', hi: 'मेरा राउंड' },
  appName: { en: 'Rider', hi: 'राइडर' },
  description: { en: 'Stops, cash and deliveries of today.', hi: 'आज के पते, कैश और डिलीवरी।' },
  signInReason: { en: 'Sign in with your rider account.', hi: 'अपने राइडर खाते से साइन इन करें।' },
  notARider: { en: 'This page is for riders', hi: 'यह पेज राइडर के लिए है' },
  notARiderText: {
    en: 'Sign in with the account that the shop made for you.',
    hi: 'दुकान ने जो खाता बनाया है, उससे साइन इन करें।',
  },
  signOut: { en: 'Sign out', hi: 'लॉग आउट' },
  loading: { en: 'Loading your round…', hi: 'राउंड आ रहा है…' },
  failed: { en: 'Your round could not be loaded', hi: 'राउंड नहीं खुल पाया' },
  noRounds: { en: 'No round today', hi: 'आज कोई राउंड नहीं' },
  noRoundsText: {
    en: 'When the shop gives you a round, it appears here.',
    hi: 'दुकान जब राउंड देगी, यहाँ दिखेगा।',
  },
  elsewhere: { en: 'Elsewhere', hi: 'दूसरे इलाके' },
  refresh: { en: 'Refresh', hi: 'ताज़ा करें' },
  itemRefused: {
    en: 'Is an item refused? Call the shop. It takes the item off the bill and the amount falls.',
    hi: 'कोई सामान लेने से मना किया? दुकान को फ़ोन करें। वह सामान बिल से हट जाएगा और रकम कम हो जाएगी।',
  },
  callShop: { en: 'Call the shop', hi: 'दुकान को फ़ोन करें' },
  stopsLeft: withValues<{ left: number; count: number }>({
    en: ({ left, count }) => `${left} of ${count} stops left`,
    hi: ({ left, count }) => `${count} में से ${left} पते बाकी`,
  }),
  toCollect: withValues<Amount>({
    en: ({ amount }) => `${amount} to collect`,
    hi: ({ amount }) => `${amount} लेने हैं`,
  }),
  waiting: withValues<Count>({
    en: ({ count }) => `${count} waiting to send`,
    hi: ({ count }) => `${count} भेजना बाकी`,
  }),
  offline: { en: 'No network', hi: 'नेटवर्क नहीं है' },
  start: { en: 'Start the round', hi: 'राउंड शुरू करें' },
  startAgain: { en: 'Take packed orders along', hi: 'नए पैक ऑर्डर साथ लें' },
  staysBehind: { en: 'These orders stay in the shop', hi: 'ये ऑर्डर दुकान में रहेंगे' },
  staysBecause: withValues<{ number: string; name: string; state: Message }>({
    en: ({ number, name, state }) => `Order ${number}, ${name}: ${state.en}`,
    hi: ({ number, name, state }) => `ऑर्डर ${number}, ${name}: ${state.hi}`,
  }),
  takeLater: {
    en: 'Ask the shop. When they are packed, take them along here.',
    hi: 'दुकान से पूछें। पैक होने पर यहीं से साथ लें।',
  },
  prepaidMilk: { en: 'Prepaid milk: all delivered', hi: 'पहले से भुगतान वाला दूध: सब दे दिया' },
  call: withValues<{ name: string }>({ en: ({ name }) => `Call ${name}`, hi: ({ name }) => `${name} को फ़ोन करें` }),
  map: { en: 'Map', hi: 'नक्शा' },
  items: withValues<Count>({
    en: ({ count }) => plural.en(count, { one: '1 item', other: `${count} items` }),
    hi: ({ count }) => `${count} सामान`,
  }),
  medicinePacket: { en: 'Medicine packet', hi: 'दवाई का पैकेट' },
  pickUps: { en: 'To pick up', hi: 'वापस लाना है' },
  pickUp: withValues<{ name: string }>({
    en: ({ name }) => `Pick up from ${name}`,
    hi: ({ name }) => `${name} से वापस लें`,
  }),
  giveBack: withValues<Amount>({
    en: ({ amount }) => `Give ${amount} back in cash`,
    hi: ({ amount }) => `${amount} कैश वापस दें`,
  }),
  nothingToGive: { en: 'No cash to give back', hi: 'कैश वापस नहीं देना है' },
  exchange: {
    en: 'Hand over the new items, take the old ones back',
    hi: 'नया सामान दें, पुराना वापस लें',
  },
  exchangeWith: withValues<{ name: string }>({
    en: ({ name }) => `Exchange with ${name}`,
    hi: ({ name }) => `${name} का सामान बदलें`,
  }),
  bringItems: {
    en: 'Press the button when you have the items, then bring them to the shop.',
    hi: 'सामान मिल जाए तभी बटन दबाएँ, फिर उसे दुकान पर लाएँ।',
  },
  exchanged: { en: 'Exchanged', hi: 'बदल दिया' },
  pickedUp: { en: 'Picked up', hi: 'सामान ले लिया' },
  pickedUpAndGiven: withValues<Amount>({
    en: ({ amount }) => `Picked up, ${amount} given`,
    hi: ({ amount }) => `सामान लिया, ${amount} दिए`,
  }),
  paid: { en: 'Paid', hi: 'भुगतान हो चुका' },
  collect: withValues<Amount>({ en: ({ amount }) => `Collect ${amount}`, hi: ({ amount }) => `${amount} लें` }),
  order: withValues<{ number: string }>({
    en: ({ number }) => `Order ${number}`,
    hi: ({ number }) => `ऑर्डर ${number}`,
  }),
  deliver: { en: 'Delivered', hi: 'दे दिया' },
  notDeliver: { en: 'Not delivered', hi: 'नहीं दे पाए' },
  deliverTo: withValues<{ name: string }>({
    en: ({ name }) => `Deliver to ${name}`,
    hi: ({ name }) => `${name} की डिलीवरी`,
  }),
  notDeliverTo: withValues<{ name: string }>({
    en: ({ name }) => `Not delivered: ${name}`,
    hi: ({ name }) => `नहीं दे पाए: ${name}`,
  }),
  code: { en: 'Code of the customer', hi: 'ग्राहक का कोड' },
  codeHint: { en: '4 digits, on the order page', hi: '4 अंक, ग्राहक के ऑर्डर पेज पर' },
  codeLocked: { en: 'Too many wrong codes. Take a photo.', hi: 'बहुत बार ग़लत कोड। फ़ोटो लें।' },
  photo: { en: 'Or a photo at the door', hi: 'या दरवाज़े पर फ़ोटो' },
  photoTaken: { en: 'Photo taken', hi: 'फ़ोटो ले ली' },
  payment: { en: 'How was it paid?', hi: 'पैसे कैसे मिले?' },
  cash: { en: 'Cash', hi: 'कैश' },
  upi: { en: 'UPI', hi: 'UPI' },
  upiCode: withValues<Amount>({
    en: ({ amount }) => `UPI code for ${amount}`,
    hi: ({ amount }) => `${amount} का UPI कोड`,
  }),
  openUpi: { en: 'Open in a payment app', hi: 'पेमेंट ऐप में खोलें' },
  confirmCash: withValues<Amount>({
    en: ({ amount }) => `${amount} taken, delivered`,
    hi: ({ amount }) => `${amount} मिले, दे दिया`,
  }),
  recalledPacks: withValues<{ number: string }>({
    en: ({ number }) => `Do not hand over order ${number}. These goods are recalled:`,
    hi: ({ number }) => `ऑर्डर ${number} न दें। यह सामान रिकॉल हुआ है:`,
  }),
  batch: withValues<{ number: string }>({ en: ({ number }) => `batch ${number}`, hi: ({ number }) => `बैच ${number}` }),
  bringBackHint: {
    en: 'Bring the order back to the shop. If the customer wants the rest now, call the shop first.',
    hi: 'ऑर्डर दुकान वापस लाएँ। ग्राहक को बाकी सामान अभी चाहिए तो पहले दुकान को फ़ोन करें।',
  },
  bringBack: withValues<{ number: string }>({
    en: ({ number }) => `Bring order ${number} back`,
    hi: ({ number }) => `ऑर्डर ${number} वापस ले जाएँ`,
  }),
  reason: { en: 'Why?', hi: 'क्यों?' },
  note: { en: 'Note (optional)', hi: 'नोट (चाहें तो)' },
  saved: { en: 'Saved. It will be sent when the network is back.', hi: 'सेव हो गया। नेटवर्क आते ही भेज देंगे।' },
  sent: { en: 'Sent', hi: 'भेज दिया' },
  actionFailed: { en: 'That did not work. Please try again.', hi: 'यह नहीं हो पाया। दोबारा कोशिश करें।' },
  refused: { en: 'Not accepted', hi: 'नहीं माना गया' },
  dismiss: { en: 'Understood', hi: 'ठीक है' },
} satisfies Messages;

export const deliveryStates = {
  not_packed: { en: 'Not packed yet', hi: 'अभी पैक नहीं' },
  recalled: { en: 'Recalled goods: stays in the shop', hi: 'रिकॉल हुआ सामान: दुकान में रहेगा' },
  bring_back: { en: 'Recalled goods: bring it back', hi: 'रिकॉल हुआ सामान: वापस लाएँ' },
  open: { en: 'To deliver', hi: 'देना है' },
  delivered: { en: 'Delivered', hi: 'दे दिया' },
  not_delivered: { en: 'Not delivered', hi: 'नहीं दे पाए' },
  cancelled: { en: 'Cancelled: do not deliver', hi: 'रद्द: न दें' },
} satisfies Record<string, Message>;

export const notDeliveredReasons = {
  nobody_home: { en: 'Nobody at home', hi: 'घर पर कोई नहीं' },
  wrong_address: { en: 'Address not found', hi: 'पता नहीं मिला' },
  refused: { en: 'Customer refused', hi: 'ग्राहक ने मना किया' },
  no_money: { en: 'Customer could not pay', hi: 'ग्राहक के पास पैसे नहीं' },
  damaged: { en: 'Goods damaged', hi: 'सामान ख़राब' },
  recalled: { en: 'Recalled goods', hi: 'रिकॉल हुआ सामान' },
  other: { en: 'Other reason', hi: 'कोई और कारण' },
} satisfies Record<NotDeliveredReason, Message>;
