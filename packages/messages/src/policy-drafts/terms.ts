import { block, type DraftBlock } from './draft-values.ts';

export const termsDraft: readonly DraftBlock[] = [
  block({
    en: ({ shop }) =>
      `These terms apply to everything that you order from ${shop}. By placing an order you accept them.`,
    hi: ({ shop }) => `${shop} से आप जो भी मँगाते हैं, उस पर ये नियम लागू होते हैं। ऑर्डर करके आप इन्हें मानते हैं।`,
  }),
  block({
    en: ({ seller, contact, registrations }) =>
      `## Who sells to you\n\n${seller}\n\n${[contact, registrations].filter(Boolean).join('\n')}`.trim(),
    hi: ({ seller, contact, registrations }) =>
      `## सामान कौन बेचता है\n\n${seller}\n\n${[contact, registrations].filter(Boolean).join('\n')}`.trim(),
  }),
  block({ en: () => '## Your account', hi: () => '## आपका खाता' }),
  block({
    en: () =>
      'You need an account to order, and you must be 18 or older. Please give your own name, mobile number and address, and keep your password to yourself. You can delete the account at any time in your profile.',
    hi: () =>
      'ऑर्डर करने के लिए खाता चाहिए और आपकी उम्र 18 साल या ज़्यादा होनी चाहिए। अपना सही नाम, मोबाइल नंबर और पता लिखें और पासवर्ड किसी को न बताएँ। खाता आप कभी भी प्रोफ़ाइल में जाकर बंद कर सकते हैं।',
  }),
  block({ en: () => '## Prices and orders', hi: () => '## दाम और ऑर्डर' }),
  block({
    en: () =>
      'Prices include GST and are never above MRP. The bill before payment shows every charge. An order is accepted when we confirm it. If an item sells out or its price was shown wrongly, we tell you and refund what you paid for it.',
    hi: () =>
      'दाम में GST शामिल है और कभी MRP से ज़्यादा नहीं होता। भुगतान से पहले बिल में हर चार्ज दिखता है। ऑर्डर तब पक्का होता है जब हम उसे कन्फ़र्म करते हैं। सामान ख़त्म हो जाए या दाम ग़लत दिखा हो, तो हम बताते हैं और उसके पैसे लौटाते हैं।',
  }),
  block({ en: () => '## Payment', hi: () => '## भुगतान' }),
  block({
    en: ({ codLimit }) =>
      codLimit
        ? `You can pay online, or in cash on delivery for bills up to ${codLimit}.`
        : 'You can pay online or in cash on delivery.',
    hi: ({ codLimit }) =>
      codLimit
        ? `आप ऑनलाइन भुगतान कर सकते हैं, या ${codLimit} तक के बिल पर डिलीवरी के समय कैश दे सकते हैं।`
        : 'आप ऑनलाइन भुगतान कर सकते हैं या डिलीवरी के समय कैश दे सकते हैं।',
  }),
  block({
    en: () =>
      'SuperCoins and coupons lower the bill. They are not money: they cannot be paid out and expire on the date shown. A membership ends on its last day and does not renew automatically.',
    hi: () =>
      'सुपरकॉइन और कूपन से बिल कम होता है। ये पैसे नहीं हैं: कैश में नहीं मिलते और बताई हुई तारीख़ को ख़त्म हो जाते हैं। मेंबरशिप अपने आख़िरी दिन ख़त्म हो जाती है, अपने आप दोबारा शुरू नहीं होती।',
  }),
  block({
    en: ({ sellsMedicines }) =>
      sellsMedicines
        ? '## Medicines\n\nPrescription medicines are sold only with a valid prescription, which our registered pharmacist checks. What our pages say about medicines does not replace the advice of a doctor.'
        : '',
    hi: ({ sellsMedicines }) =>
      sellsMedicines
        ? '## दवाइयाँ\n\nपर्ची वाली दवाइयाँ सिर्फ़ सही पर्ची पर मिलती हैं, जिसे हमारे रजिस्टर्ड फ़ार्मासिस्ट देखते हैं। हमारे पेज पर दवाइयों के बारे में लिखी बातें डॉक्टर की सलाह की जगह नहीं हैं।'
        : '',
  }),
  block({ en: () => '## Reviews and photos', hi: () => '## राय और फ़ोटो' }),
  block({
    en: () => 'Reviews are written by customers. We remove what is insulting, advertising or about another product.',
    hi: () => 'राय ग्राहक लिखते हैं। गाली-गलौज, विज्ञापन या किसी और सामान की बात हम हटा देते हैं।',
  }),
  block({ en: () => '## Law and changes', hi: () => '## क़ानून और बदलाव' }),
  block({
    en: () =>
      'The law of India applies. When we change these terms, the new text stands on this page; an order keeps the terms under which it was placed.',
    hi: () => 'भारत का क़ानून लागू होता है। नियम बदलने पर नए नियम इसी पेज पर मिलेंगे; ऑर्डर पर वही नियम रहते हैं जो ऑर्डर करते समय थे।',
  }),
];
