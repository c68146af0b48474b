import {
  ACCOUNTING_YEARS,
  MEDICAL_YEARS,
  MESSAGE_YEARS,
  PHOTO_DAYS,
  USED_OFFER_DAYS,
} from '@subah/rules/shop/retention';
import { plural } from '../message.ts';
import { block, type DraftBlock } from './draft-values.ts';

const years = {
  en: (count: number) => plural.en(count, { one: 'one year', other: `${count} years` }),
  hi: (count: number) => `${count} साल`,
};

/** Says what the software does. */
export const privacyDraft: readonly DraftBlock[] = [
  block({
    en: ({ seller }) =>
      `${seller} sells to you and is responsible for your data under the Digital Personal Data Protection Act 2023. This page says what we keep, why, and what you can do.`,
    hi: ({ seller }) =>
      `${seller} आपको सामान बेचता है और डिजिटल पर्सनल डेटा प्रोटेक्शन एक्ट 2023 के तहत आपकी जानकारी के लिए ज़िम्मेदार है। हम क्या रखते हैं, क्यों रखते हैं और आप क्या कर सकते हैं, यह इस पेज पर लिखा है।`,
  }),
  block({ en: () => '## What we keep', hi: () => '## हम क्या रखते हैं' }),
  block({
    en: ({ sellsMedicines }) =>
      [
        '- Your account: name, mobile number, email and a password that even we cannot read.',
        '- Your addresses, to deliver to you and to show what is available there.',
        '- Your orders, payments and invoices. Card numbers and UPI PINs never reach us: the payment provider keeps them.',
        ...(sellsMedicines
          ? ['- Prescriptions and lab reports, seen only by those who need them for your order.']
          : []),
        '- What you write to us, and the photos that you send with a return.',
      ].join('\n'),
    hi: ({ sellsMedicines }) =>
      [
        '- आपका खाता: नाम, मोबाइल नंबर, ईमेल और पासवर्ड, जिसे हम भी नहीं पढ़ सकते।',
        '- आपके पते, ताकि डिलीवरी हो सके और वहाँ क्या मिलता है यह दिखे।',
        '- आपके ऑर्डर, भुगतान और बिल। कार्ड नंबर और UPI पिन हम तक नहीं आते: वे पेमेंट कंपनी के पास रहते हैं।',
        ...(sellsMedicines ? ['- पर्चियाँ और लैब रिपोर्ट, जिन्हें सिर्फ़ वही देखते हैं जिन्हें आपके ऑर्डर के लिए ज़रूरी है।'] : []),
        '- जो आप हमें लिखते हैं, और सामान वापस करते समय भेजी फ़ोटो।',
      ].join('\n'),
  }),
  block({
    en: () =>
      'We use it to deliver your orders, to answer you and to keep the books that the law asks for. We do not sell it, and no advertising company follows you on our pages. Your browser stores your sign-in, your cart and your language.',
    hi: () =>
      'इससे हम ऑर्डर पहुँचाते हैं, आपको जवाब देते हैं और क़ानून के हिसाब से बही-खाता रखते हैं। हम इसे बेचते नहीं, और हमारे पेज पर कोई विज्ञापन कंपनी आपका पीछा नहीं करती। आपके ब्राउज़र में साइन इन, कार्ट और भाषा सेव रहती है।',
  }),
  block({ en: () => '## Who else sees it', hi: () => '## और कौन देखता है' }),
  block({
    en: ({ sellsLabTests }) =>
      [
        '- Our delivery partner: your name, address and phone number.',
        '- The payment provider and your bank, when you pay online or get a refund.',
        ...(sellsLabTests ? ['- The doctor or laboratory that you book through us.'] : []),
        '- The services that carry our emails and messages.',
        '- Authorities, when the law obliges us.',
      ].join('\n'),
    hi: ({ sellsLabTests }) =>
      [
        '- हमारे डिलीवरी पार्टनर: आपका नाम, पता और फ़ोन नंबर।',
        '- पेमेंट कंपनी और आपका बैंक, जब आप ऑनलाइन भुगतान करते हैं या पैसे वापस मिलते हैं।',
        ...(sellsLabTests ? ['- डॉक्टर या लैब, जिसे आप हमारे यहाँ से बुक करते हैं।'] : []),
        '- ईमेल और मैसेज पहुँचाने वाली सेवाएँ।',
        '- सरकारी विभाग, जब क़ानून कहे।',
      ].join('\n'),
  }),
  block({ en: () => '## How long we keep it', hi: () => '## कितने समय तक रखते हैं' }),
  block({
    en: ({ sellsMedicines }) =>
      [
        '- Your account and addresses: until you delete the account.',
        `- After that, for ${USED_OFFER_DAYS} days: which one-time offers you used, with a code made from your mobile number and email. Nobody can read the number or the email from it.`,
        `- Orders and invoices: ${years.en(ACCOUNTING_YEARS)}, for the tax law.`,
        ...(sellsMedicines ? [`- Prescriptions: up to ${years.en(MEDICAL_YEARS)}, for the drug law.`] : []),
        `- Messages to us: ${years.en(MESSAGE_YEARS)}.`,
        `- Photos of deliveries and returns: ${PHOTO_DAYS} days.`,
      ].join('\n'),
    hi: ({ sellsMedicines }) =>
      [
        '- आपका खाता और पते: जब तक आप खाता बंद न करें।',
        `- उसके बाद ${USED_OFFER_DAYS} दिन: एक बार वाले कौन से ऑफ़र आपने लिए, और साथ में आपके मोबाइल नंबर और ईमेल से बना एक कोड। उस कोड से नंबर या ईमेल कोई नहीं पढ़ सकता।`,
        `- ऑर्डर और बिल: ${years.hi(ACCOUNTING_YEARS)}, टैक्स क़ानून के लिए।`,
        ...(sellsMedicines ? [`- पर्चियाँ: ज़्यादा से ज़्यादा ${years.hi(MEDICAL_YEARS)}, दवा क़ानून के लिए।`] : []),
        `- हमें लिखे संदेश: ${years.hi(MESSAGE_YEARS)}।`,
        `- डिलीवरी और वापसी की फ़ोटो: ${PHOTO_DAYS} दिन।`,
      ].join('\n'),
  }),
  block({ en: () => '## What you can do', hi: () => '## आप क्या कर सकते हैं' }),
  block({
    en: () =>
      [
        '- See and correct your data in your profile.',
        '- Download a copy of your data, or delete your account, in your profile under Privacy.',
        '- Choose there which messages you get.',
        '- Complain to us, and then to the Data Protection Board of India.',
      ].join('\n'),
    hi: () =>
      [
        '- प्रोफ़ाइल में अपनी जानकारी देखें और ठीक करें।',
        '- प्रोफ़ाइल में "आपकी जानकारी" में उसकी कॉपी डाउनलोड करें या खाता बंद करें।',
        '- वहीं चुनें कि कौन से मैसेज चाहिए।',
        '- हमसे शिकायत करें, फिर भारत के डेटा प्रोटेक्शन बोर्ड से।',
      ].join('\n'),
  }),
  block({
    en: ({ officer, contact }) =>
      officer || contact ? `## Questions about your data\n\n${[officer, contact].filter(Boolean).join('\n\n')}` : '',
    hi: ({ officer, contact }) =>
      officer || contact ? `## अपनी जानकारी के बारे में पूछना हो\n\n${[officer, contact].filter(Boolean).join('\n\n')}` : '',
  }),
];
