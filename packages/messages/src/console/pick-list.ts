import { type Messages, plural, withValues } from '../message.ts';

/** In both languages: packers read it. */
export const pickList = {
  nothingToPack: withValues<{ day: string }>({
    en: ({ day }) => `Nothing is to be packed for ${day}.`,
    hi: ({ day }) => `${day} के लिए कुछ पैक नहीं करना है।`,
  }),
  ordersOfDay: withValues<{ day: string; count: number; toPack: number }>({
    en: ({ day, count, toPack }) => `${day} · ${count === 1 ? '1 order' : `${count} orders`}, ${toPack} to pack`,
    hi: ({ day, count, toPack }) => `${day} · ${count} ऑर्डर, ${toPack} पैक करने हैं`,
  }),
  newSincePrint: withValues<{ count: number }>({
    en: ({ count }) => `${count === 1 ? '1 order' : `${count} orders`} since the last print`,
    hi: ({ count }) => `पिछले प्रिंट के बाद ${count} नए ऑर्डर`,
  }),
  allFetched: { en: 'Everything is fetched.', hi: 'सारा सामान उठा लिया।' },
  toFetch: withValues<{ left: number; count: number }>({
    en: ({ left, count }) => `${left} of ${count} products to fetch`,
    hi: ({ left, count }) => `${count} में से ${left} सामान उठाने हैं`,
  }),
  /** Behind a product: which packs to take. */
  fromBatch: withValues<{ number: string; expiry: string; packs: number }>({
    en: ({ number, expiry, packs }) => `${packs} of batch ${number}, expires ${expiry}`,
    hi: ({ number, expiry, packs }) => `बैच ${number} से ${packs}, एक्सपायरी ${expiry}`,
  }),
  recalledBatches: withValues<{ numbers: string }>({
    en: ({ numbers }) => `Recalled, do not pack: batch ${numbers}`,
    hi: ({ numbers }) => `रिकॉल, पैक न करें: बैच ${numbers}`,
  }),
  toRepack: withValues<{ count: number }>({
    en: ({ count }) => `Recalled packs: ${count === 1 ? '1 order' : `${count} orders`} to pack again`,
    hi: ({ count }) => `रिकॉल हुए पैक: ${count} ऑर्डर दोबारा पैक करने हैं`,
  }),
  howToRepack: {
    en: 'Take these packs out, put other ones in, then press Packed again. Until then the order stays in the shop.',
    hi: 'ये पैक निकालें, दूसरे डालें, फिर "दोबारा पैक किया" दबाएँ। तब तक ऑर्डर दुकान में रहेगा।',
  },
  takeOutPacks: withValues<{ packs: number; name: string; number: string }>({
    en: ({ packs, name, number }) => `${packs} × ${name}, batch ${number}`,
    hi: ({ packs, name, number }) => `${packs} × ${name}, बैच ${number}`,
  }),
  onTheWay: { en: 'On the way. Call the rider: it must come back.', hi: 'रास्ते में है। राइडर को फ़ोन करें, इसे वापस लाना है।' },
  onTheWayWith: withValues<{ rider: string }>({
    en: ({ rider }) => `On the way with ${rider}, who is told to bring it back.`,
    hi: ({ rider }) => `${rider} के पास रास्ते में है। वापस लाने को कहा गया है।`,
  }),
  repacked: { en: 'Packed again', hi: 'दोबारा पैक किया' },
  repackFailed: { en: 'Failed to pack it again', hi: 'दोबारा पैक नहीं हुआ' },

  elsewhere: { en: 'Elsewhere', hi: 'दूसरे इलाके' },
  stopsOfArea: withValues<{ area: string; count: number }>({
    en: ({ area, count }) => `${area} · ${count === 1 ? '1 stop' : `${count} stops`}`,
    hi: ({ area, count }) => `${area} · ${plural.hi(count, { one: `${count} पता`, other: `${count} पते` })}`,
  }),
  cash: withValues<{ amount: string }>({
    en: ({ amount }) => `Cash ${amount}`,
    hi: ({ amount }) => `कैश ${amount}`,
  }),
  selectArea: withValues<{ area: string }>({
    en: ({ area }) => `Select all of ${area}`,
    hi: ({ area }) => `${area} के सब चुनें`,
  }),
  selectOrder: withValues<{ id: string }>({
    en: ({ id }) => `Select order ${id}`,
    hi: ({ id }) => `ऑर्डर ${id} चुनें`,
  }),
  newOrder: { en: 'New since print', hi: 'प्रिंट के बाद नया' },
  collect: withValues<{ amount: string }>({
    en: ({ amount }) => `Collect ${amount}`,
    hi: ({ amount }) => `${amount} लेने हैं`,
  }),
  nothingToCollect: { en: 'Nothing to collect', hi: 'कुछ नहीं लेना है' },

  missing: { en: 'Missing', hi: 'नहीं है' },
  missingTitle: withValues<{ name: string }>({
    en: ({ name }) => `Missing: ${name}`,
    hi: ({ name }) => `नहीं मिला: ${name}`,
  }),
  packsFound: { en: 'Packs found', hi: 'कितने पैक मिले' },
  packsFoundOf: withValues<{ count: number }>({
    en: ({ count }) => `of ${count} ordered`,
    hi: ({ count }) => `ऑर्डर में ${count}`,
  }),
  soldOut: { en: 'None left on the shelf: set the stock to 0', hi: 'शेल्फ़ पर एक भी नहीं: स्टॉक 0 कर दें' },
  billFalls: {
    en: 'The bill gets lower, and the customer is told.',
    hi: 'बिल कम हो जाएगा और ग्राहक को ख़बर जाएगी।',
  },
  callFirst: withValues<{ name: string }>({
    en: ({ name }) => `Call ${name} first`,
    hi: ({ name }) => `पहले ${name} को फ़ोन करें`,
  }),
  takeOutMissing: { en: 'Take out', hi: 'ऑर्डर से हटाएँ' },
  missingToast: withValues<{ name: string }>({
    en: ({ name }) => `${name}: taken out, the customer is told`,
    hi: ({ name }) => `${name}: हटा दिया, ग्राहक को ख़बर गई`,
  }),
  missingFailed: { en: 'Failed to take it out of the order', hi: 'ऑर्डर से हटा नहीं पाए' },

  samples: withValues<{ time: string; count: number }>({
    en: ({ time, count }) => `Samples to collect, ${time} · ${count === 1 ? '1 door' : `${count} doors`}`,
    hi: ({ time, count }) => `सैंपल लेने हैं, ${time} · ${count} घर`,
  }),
  tubeLabels: { en: 'Labels for the tubes', hi: 'ट्यूब के लेबल' },
  withDelivery: { en: 'with the delivery', hi: 'डिलीवरी के साथ' },
  printLabelsFailed: { en: 'Failed to print the labels', hi: 'लेबल प्रिंट नहीं हुए' },
} satisfies Messages;
