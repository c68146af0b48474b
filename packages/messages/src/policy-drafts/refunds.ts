import { block, type DraftBlock } from './draft-values.ts';

export const refundsDraft: readonly DraftBlock[] = [
  block({
    en: ({ shop }) => `This page says how you cancel an order of ${shop}, return something and get your money back.`,
    hi: ({ shop }) => `${shop} का ऑर्डर रद्द करना, सामान वापस करना और पैसे वापस पाना: सब इस पेज पर लिखा है।`,
  }),
  block({ en: () => '## Cancelling an order', hi: () => '## ऑर्डर रद्द करना' }),
  block({
    en: () =>
      'You can cancel an order free of charge until it is delivered, under Orders. Single items can be cancelled until the order is packed. If the rest is then below the minimum of a coupon or of free delivery, the coupon is taken off or the charge is added; you see the new bill before you confirm.',
    hi: () =>
      'ऑर्डर पहुँचने से पहले आप उसे "ऑर्डर" पेज पर मुफ़्त में रद्द कर सकते हैं। एक-एक सामान पैक होने से पहले रद्द हो सकता है। अगर बाकी ऑर्डर कूपन या मुफ़्त डिलीवरी की कम से कम रकम से छोटा रह जाए, तो कूपन हट जाता है या चार्ज जुड़ जाता है; नया बिल आपको पहले दिखता है।',
  }),
  block({
    en: () => 'If something is out of stock, we leave it out and refund it, or cancel the order and refund all of it.',
    hi: () => 'कोई सामान ख़त्म हो जाए, तो हम उसे हटाकर उसके पैसे वापस करते हैं, या ऑर्डर रद्द करके पूरे पैसे लौटाते हैं।',
  }),
  block({ en: () => '## Returns and replacements', hi: () => '## वापस करना और बदलना' }),
  block({
    en: ({ returnHours }) =>
      `Is something damaged, wrong, not fresh or past its date? Ask for a return or a replacement within ${returnHours} hours of the delivery, under Orders. A photo helps us decide faster. We pick up the item at your door.`,
    hi: ({ returnHours }) =>
      `सामान टूटा, ग़लत, ताज़ा नहीं या तारीख़ निकला हुआ है? डिलीवरी के ${returnHours} घंटे के अंदर "ऑर्डर" पेज पर वापस करने या बदलने को लिखें। फ़ोटो से हम जल्दी देख पाते हैं। सामान हम घर से ले जाते हैं।`,
  }),
  block({
    en: ({ creditLimit, creditHours }) =>
      creditLimit
        ? `For fruits, vegetables and milk products that are not fresh, send a photo within ${creditHours} hours of the delivery: you get SuperCoins worth up to ${creditLimit} at once and keep the item.`
        : '',
    hi: ({ creditLimit, creditHours }) =>
      creditLimit
        ? `फल, सब्ज़ी या दूध-डेयरी का सामान ताज़ा न हो, तो डिलीवरी के ${creditHours} घंटे के अंदर फ़ोटो भेजें: ${creditLimit} तक के सुपरकॉइन तुरंत मिलते हैं और सामान आपके पास रहता है।`
        : '',
  }),
  block({
    en: ({ sellsLabTests }) =>
      sellsLabTests
        ? 'Lab tests can be cancelled until the sample is collected; after that they cannot be returned.'
        : '',
    hi: ({ sellsLabTests }) => (sellsLabTests ? 'लैब टेस्ट सैंपल लेने से पहले रद्द हो सकते हैं, उसके बाद वापस नहीं होते।' : ''),
  }),
  block({ en: () => '## How you get your money', hi: () => '## पैसे कैसे वापस मिलते हैं' }),
  block({
    en: () =>
      [
        '- Paid online: to the account or card that you paid from. It reaches you in 5 to 7 working days.',
        '- Paid in cash: in cash, when we pick up the items.',
        '- Paid with SuperCoins: the coins come back to your wallet.',
      ].join('\n'),
    hi: () =>
      [
        '- ऑनलाइन दिए थे: उसी खाते या कार्ड में, 5 से 7 कामकाजी दिनों में।',
        '- कैश दिए थे: सामान लेते समय कैश में।',
        '- सुपरकॉइन लगाए थे: कॉइन आपके वॉलेट में लौट आते हैं।',
      ].join('\n'),
  }),
  block({
    en: () =>
      'Was money deducted but no order placed? We place the order as soon as the bank confirms, or refund the full amount to the same account. The page "Payment help" finds your payment.',
    hi: () =>
      'पैसे कट गए पर ऑर्डर नहीं हुआ? बैंक के बताते ही हम ऑर्डर कर देते हैं, या पूरे पैसे उसी खाते में लौटाते हैं। "भुगतान में मदद" पेज पर आपका भुगतान मिल जाता है।',
  }),
  block({
    en: ({ contact }) => (contact ? `## Questions about a refund\n\n${contact}` : ''),
    hi: ({ contact }) => (contact ? `## पैसे वापसी के बारे में पूछना हो\n\n${contact}` : ''),
  }),
];
