import { formatRupees } from '@subah/rules/money';
import { dayAndWindowText } from '../arrival.ts';
import { dayText } from '../dates.ts';
import { collectionText } from '../lab-visit.ts';
import { type Message, type Messages, plural, type Text, textIn, withValues } from '../message.ts';

type Amount = { amount: number };
type Slot = { from: Date; until: Date };

export const orderMails = {
  subject: withValues<{ text: Message; number: string }>({
    en: ({ text, number }) => `${text.en} (order ${number})`,
    hi: ({ text, number }) => `${text.hi} (ऑर्डर ${number})`,
  }),
  seeOrder: { en: 'See your order', hi: 'अपना ऑर्डर देखें' },
  total: { en: 'Total', hi: 'कुल' },
  andMore: { en: 'and more', hi: 'और भी' },
  moreItems: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 item', other: `${count} items` }),
    hi: ({ count }) => `${count} सामान`,
  }),
  placed: { en: 'We have your order', hi: 'आपका ऑर्डर हमें मिल गया' },
  thanks: withValues<{ name: string }>({
    en: ({ name }) => `Thank you, ${name}!`,
    hi: ({ name }) => `धन्यवाद, ${name}!`,
  }),
  packing: { en: 'We have your order and begin to pack it.', hi: 'आपका ऑर्डर मिल गया। हम उसे पैक कर रहे हैं।' },
  checkingPrescription: {
    en: 'We have your order. Our pharmacist looks at your prescription first and tells you at once.',
    hi: 'आपका ऑर्डर मिल गया। हमारे फ़ार्मासिस्ट पहले आपकी पर्ची देखेंगे और तुरंत बताएँगे।',
  },
  haveOrder: { en: 'We have your order.', hi: 'आपका ऑर्डर हमें मिल गया।' },
  delivery: withValues<Slot>({
    en: ({ from, until }) => `Delivery: ${dayAndWindowText(from, until, 'en')}.`,
    hi: ({ from, until }) => `डिलीवरी: ${dayAndWindowText(from, until, 'hi')}।`,
  }),
  collection: withValues<{ date: string }>({
    en: ({ date }) => `Home sample collection: ${collectionText(date, 'en')}.`,
    hi: ({ date }) => `घर से सैंपल: ${collectionText(date, 'hi')}।`,
  }),
  fasting: withValues<{ hours: number }>({
    en: ({ hours }) =>
      `${plural.en(hours, { one: '1 hour', other: `${hours} hours` })} fasting before the sample: only water, please.`,
    hi: ({ hours }) => `सैंपल से पहले ${hours} घंटे कुछ न खाएँ, सिर्फ़ पानी पिएँ।`,
  }),
  keepCash: withValues<Amount>({
    en: ({ amount }) => `Please keep ${formatRupees(amount)} ready in cash.`,
    hi: ({ amount }) => `कृपया ${formatRupees(amount)} कैश तैयार रखें।`,
  }),
  paidOnline: withValues<Amount>({
    en: ({ amount }) => `${formatRupees(amount)} has been paid online.`,
    hi: ({ amount }) => `${formatRupees(amount)} का ऑनलाइन भुगतान हो चुका है।`,
  }),
  refundOnline: withValues<Amount>({
    en: ({ amount }) =>
      `${formatRupees(amount)} goes back to the account you paid from. It reaches your account in 5 to 7 working days.`,
    hi: ({ amount }) =>
      `${formatRupees(amount)} उसी खाते में वापस जाएँगे जिससे आपने भुगतान किया था। पैसे 5 से 7 कामकाजी दिनों में आ जाएँगे।`,
  }),
  refundCash: {
    en: 'Our delivery partner brings your money back in cash.',
    hi: 'हमारा डिलीवरी पार्टनर आपके पैसे कैश में लौटा देगा।',
  },
  nothingToPay: { en: 'There is nothing for you to pay.', hi: 'आपको कुछ नहीं देना है।' },
  coinsBack: withValues<{ coins: number }>({
    en: ({ coins }) => `Your ${coins} SuperCoins are back in your wallet.`,
    hi: ({ coins }) => `आपके ${coins} सुपरकॉइन वॉलेट में वापस आ गए हैं।`,
  }),
  shipped: { en: 'Your order is packed', hi: 'आपका ऑर्डर पैक हो गया' },
  packed: { en: 'Packed and ready to leave', hi: 'पैक होकर निकलने को तैयार' },
  arrives: withValues<Slot>({
    en: ({ from, until }) => `It arrives ${dayAndWindowText(from, until, 'en')}.`,
    hi: ({ from, until }) => `यह ${dayAndWindowText(from, until, 'hi')} पहुँचेगा।`,
  }),
  outForDelivery: { en: 'Your order is out for delivery', hi: 'आपका ऑर्डर डिलीवरी के लिए निकल गया' },
  almostThere: { en: 'Almost there', hi: 'बस पहुँचने वाला है' },
  riderOnTheWay: { en: 'Our delivery partner is on the way to you.', hi: 'हमारा डिलीवरी पार्टनर आपके पास आ रहा है।' },
  delivered: { en: 'Your order was delivered', hi: 'आपका ऑर्डर पहुँच गया' },
  enjoy: { en: 'Delivered. Enjoy!', hi: 'सामान पहुँच गया!' },
  returnWithin: {
    en: 'If something is not as it should be, ask for a return or a replacement within 24 hours.',
    hi: 'कुछ ठीक न हो तो 24 घंटे के अंदर वापस करने या बदलने के लिए कहें।',
  },
  cancelled: { en: 'Your order was cancelled', hi: 'आपका ऑर्डर रद्द हो गया' },
  reason: withValues<{ reason: Text }>({
    en: ({ reason }) => `Reason: ${textIn('en', reason)}`,
    hi: ({ reason }) => `कारण: ${textIn('hi', reason)}`,
  }),
  returnRequested: { en: 'We have your return request', hi: 'वापसी की आपकी रिक्वेस्ट मिल गई' },
  collectGoods: {
    en: 'We come and collect the goods, and tell you when the return is done.',
    hi: 'हम आकर सामान ले जाएँगे और वापसी पूरी होने पर बताएँगे।',
  },
  returned: { en: 'Your return is done', hi: 'आपकी वापसी पूरी हो गई' },
  goodsBack: { en: 'The goods are back with us.', hi: 'सामान हमारे पास वापस आ गया है।' },
  exchangeRequested: { en: 'We have your replacement request', hi: 'बदलने की आपकी रिक्वेस्ट मिल गई' },
  willReplace: { en: 'We look at it and bring you a replacement.', hi: 'हम देखकर आपको बदला हुआ सामान लाएँगे।' },
  exchangeOnItsWay: { en: 'Your replacement is on its way', hi: 'बदला हुआ सामान रास्ते में है' },
  keepGoodsReady: {
    en: 'Please keep the goods ready that you give back.',
    hi: 'जो सामान लौटाना है, उसे तैयार रखें।',
  },
  exchangeDelivered: { en: 'Your replacement was delivered', hi: 'बदला हुआ सामान पहुँच गया' },
  exchanged: { en: 'Your goods were replaced', hi: 'आपका सामान बदल दिया गया' },
  patience: { en: 'Thank you for your patience.', hi: 'आपके धैर्य के लिए धन्यवाद।' },
  prescriptionAccepted: { en: 'Your prescription was accepted', hi: 'आपकी पर्ची मंज़ूर हो गई' },
  prescriptionAcceptedText: {
    en: 'Our pharmacist has accepted your prescription.',
    hi: 'हमारे फ़ार्मासिस्ट ने आपकी पर्ची मंज़ूर कर ली है।',
  },
  aboutPrescription: { en: 'About your prescription', hi: 'आपकी पर्ची के बारे में' },
  prescriptionPartly: {
    en: 'Your prescription does not cover everything',
    hi: 'आपकी पर्ची में सब दवाइयाँ नहीं हैं',
  },
  takenOut: withValues<{ names: readonly Message[] }>({
    en: ({ names }) => `Removed from your order: ${names.map(({ en }) => en).join(', ')}.`,
    hi: ({ names }) => `आपके ऑर्डर से हटाया गया: ${names.map(({ hi }) => hi).join(', ')}।`,
  }),
  pharmacistWrites: withValues<{ reason: string }>({
    en: ({ reason }) => `The pharmacist writes: ${reason}`,
    hi: ({ reason }) => `फ़ार्मासिस्ट ने लिखा है: ${reason}`,
  }),
  amountBack: withValues<Amount>({
    en: ({ amount }) => `${formatRupees(amount)} goes back to you. It reaches your account in 5 to 7 working days.`,
    hi: ({ amount }) => `${formatRupees(amount)} आपको वापस मिलेंगे। पैसे 5 से 7 कामकाजी दिनों में आ जाएँगे।`,
  }),
} satisfies Messages;

/** For orders of lab tests alone. */
export const labMails = {
  prepared: { en: 'Your lab test is prepared', hi: 'आपके लैब टेस्ट की तैयारी हो गई' },
  ready: { en: 'We are ready for your sample', hi: 'हम सैंपल लेने के लिए तैयार हैं' },
  onTheWay: { en: 'We are on the way for your sample', hi: 'हम सैंपल लेने आ रहे हैं' },
  onTheWayText: { en: 'We are on the way to collect your sample.', hi: 'हम आपका सैंपल लेने आ रहे हैं।' },
  haveSample: { en: 'We have your sample', hi: 'आपका सैंपल मिल गया' },
  reportFollows: { en: 'We tell you as soon as your report is there.', hi: 'रिपोर्ट आते ही हम आपको बताएँगे।' },
  lookAtReturn: {
    en: 'We look at it, and tell you when the return is done.',
    hi: 'हम देख रहे हैं और पूरा होने पर बताएँगे।',
  },
  callAboutTest: { en: 'We look at it and call you about a new test.', hi: 'हम देखकर नए टेस्ट के लिए फ़ोन करेंगे।' },
  newSample: { en: 'We come for a new sample', hi: 'हम नया सैंपल लेने आएँगे' },
  testAgain: { en: 'Your test is done again.', hi: 'आपका टेस्ट दोबारा होगा।' },
  testedAgain: { en: 'Your test was done again', hi: 'आपका टेस्ट दोबारा हो गया' },
} satisfies Messages;

export const milkMails = {
  subject: withValues<{ date: string }>({
    en: ({ date }) => `No milk on ${dayText(date, 'en')}`,
    hi: ({ date }) => `${dayText(date, 'hi')} को दूध नहीं आएगा`,
  }),
  heading: { en: 'No milk this time', hi: 'इस बार दूध नहीं आएगा' },
  noneLeft: { en: 'There was none left.', hi: 'उस दिन का दूध ख़त्म हो गया था।' },
  noAddress: { en: 'There is no address to bring it to.', hi: 'पहुँचाने के लिए कोई पता नहीं है।' },
  notServed: { en: 'We do not deliver to this address.', hi: 'इस पते पर हम डिलीवरी नहीं करते।' },
  text: withValues<{ name: string; product: string; date: string; obstacle: string }>({
    en: ({ name, product, date, obstacle }) =>
      `${name}, your ${product} cannot come on the morning of ${dayText(date, 'en')}. ${obstacle}`,
    hi: ({ name, product, date, obstacle }) =>
      `${name}, ${dayText(date, 'hi')} की सुबह आपका ${product} नहीं आ पाएगा। ${obstacle}`,
  }),
  notCharged: { en: 'Nothing is charged for this day.', hi: 'इस दिन का कोई पैसा नहीं लगेगा।' },
} satisfies Messages;
