import type { PaymentStatus } from '@subah/rules/payments/payment-states';
import type { Message, Messages } from './message.ts';

export const paymentHelp = {
  title: { en: 'Paid but can’t see your order?', hi: 'पैसे कटे पर ऑर्डर नहीं दिख रहा?' },
  description: {
    en: 'Paid online but can’t see your order? We’ll find your payment.',
    hi: 'ऑनलाइन पैसे दिए पर ऑर्डर नहीं दिख रहा? हम आपका भुगतान ढूँढ देंगे।',
  },
  text: {
    en: 'We’ll check with the bank. Please don’t pay again.',
    hi: 'हम बैंक से पता करेंगे। दोबारा भुगतान न करें।',
  },
  signInReason: { en: 'Sign in with the account you paid from.', hi: 'उसी खाते से साइन इन करें जिससे भुगतान किया था।' },
  reference: { en: 'Order number or payment ID', hi: 'ऑर्डर नंबर या पेमेंट ID' },
  referenceHint: {
    en: 'From your order, our email or your bank’s message. Leave it empty to see all payments of the last 3 days.',
    hi: 'आपके ऑर्डर, हमारे ईमेल या बैंक के मैसेज में मिलेगा। पिछले 3 दिन के सारे भुगतान देखने के लिए ख़ाली छोड़ दें।',
  },
  referencePlaceholder: { en: 'pay_… or order number', hi: 'pay_… या ऑर्डर नंबर' },
  referenceTooLong: { en: 'Use at most 60 characters.', hi: 'ज़्यादा से ज़्यादा 60 अक्षर लिखें।' },
  lookUpFailed: {
    en: 'We couldn’t look this up. Please try again.',
    hi: 'हम देख नहीं पाए। दोबारा कोशिश करें।',
  },
  find: { en: 'Find my payment', hi: 'मेरा भुगतान ढूँढें' },
  moneyTitle: { en: 'What happens to your money', hi: 'आपके पैसों का क्या होगा' },
  moneyTaken: {
    en: 'If money was deducted, we place the order as soon as the bank confirms, even if you closed the page.',
    hi: 'अगर पैसे कट गए हैं, तो बैंक के बताते ही हम ऑर्डर कर देते हैं, भले ही आपने पेज बंद कर दिया हो।',
  },
  moneyRefunded: {
    en: 'If an item sells out or its price changes meanwhile, you get a full refund to the same account.',
    hi: 'अगर तब तक कोई सामान ख़त्म हो गया या उसका दाम बदल गया, तो पूरे पैसे उसी खाते में वापस आ जाएँगे।',
  },
  moneyFailed: {
    en: 'If the payment failed, your bank refunds it, usually within 5 working days.',
    hi: 'अगर भुगतान नहीं हुआ, तो बैंक पैसे लौटा देता है, अक्सर 5 कामकाजी दिनों में।',
  },
  noneTitle: { en: 'No payment found', hi: 'कोई भुगतान नहीं मिला' },
  noneText: {
    en: 'Nothing was paid under this number in the last 3 days. Please check it or contact us.',
    hi: 'पिछले 3 दिनों में इस नंबर पर कोई भुगतान नहीं हुआ। नंबर देख लें या हमसे संपर्क करें।',
  },
  contact: { en: 'Contact Us', hi: 'संपर्क करें' },
  seeOrder: { en: 'See the order', hi: 'ऑर्डर देखें' },
  seeMembership: { en: 'See your membership', hi: 'अपनी मेंबरशिप देखें' },
  seeMilkRecord: { en: 'See the milk record', hi: 'दूध का हिसाब देखें' },
} satisfies Messages;

export const paymentStatuses = {
  new: { en: 'Not paid', hi: 'भुगतान नहीं हुआ' },
  pending: { en: 'Waiting', hi: 'इंतज़ार है' },
  failed: { en: 'Failed', hi: 'नहीं हुआ' },
  completed: { en: 'Paid', hi: 'भुगतान हो गया' },
  sent_back: { en: 'Refunded', hi: 'पैसे वापस' },
  expired: { en: 'Not paid', hi: 'भुगतान नहीं हुआ' },
  unmatched: { en: 'Being checked', hi: 'जाँच हो रही है' },
} satisfies Record<PaymentStatus, Message>;
