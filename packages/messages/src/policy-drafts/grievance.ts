import { block, type DraftBlock } from './draft-values.ts';

/** Consumer Protection (E-Commerce) Rules 2020, rule 4(5): answer in 48 hours, decision within one month. */
export const grievanceDraft: readonly DraftBlock[] = [
  block({
    en: ({ shop }) =>
      `Something went wrong with an order of ${shop}? Please tell us first: most problems are solved on the same day under Orders or by phone.`,
    hi: ({ shop }) =>
      `${shop} के किसी ऑर्डर में गड़बड़ हुई? पहले हमें बताएँ: ज़्यादातर बातें उसी दिन "ऑर्डर" पेज पर या फ़ोन पर सुलझ जाती हैं।`,
  }),
  block({
    en: ({ officer }) => (officer ? `## Grievance officer\n\n${officer}` : ''),
    hi: ({ officer }) => (officer ? `## शिकायत अधिकारी\n\n${officer}` : ''),
  }),
  block({
    en: ({ seller, contact }) => `## How to reach us\n\n${seller}\n\n${contact}`.trim(),
    hi: ({ seller, contact }) => `## हमसे संपर्क\n\n${seller}\n\n${contact}`.trim(),
  }),
  block({ en: () => '## What happens with your complaint', hi: () => '## आपकी शिकायत पर क्या होता है' }),
  block({
    en: () =>
      [
        '- Send us your order number and what went wrong; a photo helps.',
        '- We confirm your complaint within 48 hours.',
        '- We decide within one month of receiving it and tell you why.',
      ].join('\n'),
    hi: () =>
      [
        '- अपना ऑर्डर नंबर और क्या गड़बड़ हुई, लिख भेजें; फ़ोटो से मदद मिलती है।',
        '- 48 घंटे के अंदर हम बताते हैं कि शिकायत मिल गई।',
        '- शिकायत मिलने के एक महीने के अंदर हम फ़ैसला करते हैं और कारण बताते हैं।',
      ].join('\n'),
  }),
  block({
    en: () => 'You can also call the National Consumer Helpline: 1915.',
    hi: () => 'आप राष्ट्रीय उपभोक्ता हेल्पलाइन पर भी फ़ोन कर सकते हैं: 1915।',
  }),
];
