import { type Messages, withValues } from './message.ts';

/** What a customer reads while an online payment is open, and after it. */
export const payment = {
  cashPlaced: {
    en: 'Order placed successfully with Cash on Delivery.',
    hi: 'ऑर्डर हो गया। पैसे डिलीवरी पर कैश दें।',
  },
  paid: { en: '✅ Payment successful and order placed!', hi: '✅ भुगतान हो गया और ऑर्डर भी!' },
  checkoutTitle: { en: 'Checkout', hi: 'ऑर्डर' },
  checkoutFailed: { en: 'Checkout failed.', hi: 'ऑर्डर नहीं हो पाया।' },
  noResponse: {
    en: 'Check your internet and try again. You won’t be charged twice.',
    hi: 'इंटरनेट देखें और फिर से कोशिश करें। पैसे दो बार नहीं कटेंगे।',
  },
  signedOut: {
    en: 'You have been signed out. Please sign in again to place your order.',
    hi: 'आप लॉग आउट हो गए हैं। ऑर्डर करने के लिए फिर से साइन इन करें।',
  },
  aboutTitle: { en: 'About your payment', hi: 'आपका भुगतान' },
  verificationFailed: { en: '⚠️ Payment verification failed.', hi: '⚠️ भुगतान की पुष्टि नहीं हो पाई।' },
  verificationTitle: { en: 'Payment verification', hi: 'भुगतान की पुष्टि' },
  verificationText: {
    en: 'Something went wrong during payment verification.',
    hi: 'भुगतान की पुष्टि करते समय कुछ गड़बड़ हुई।',
  },
  failedTitle: { en: 'Your payment', hi: 'आपका भुगतान' },
  failed: withValues<{ description: string }>({
    en: ({ description }) => `Payment failed: ${description}`,
    hi: ({ description }) => `भुगतान नहीं हुआ: ${description}`,
  }),
  closed: {
    en: 'Payment was not completed. Your items are still in the cart.',
    hi: 'भुगतान पूरा नहीं हुआ। आपका सामान कार्ट में ही है।',
  },
  notArrived: { en: 'We haven’t received the money yet.', hi: 'पैसे अभी हमें नहीं मिले हैं।' },
  confirmingTitle: { en: 'Confirming your payment', hi: 'भुगतान की पुष्टि हो रही है' },
  confirmingText: { en: 'Please wait a moment. Don’t pay again.', hi: 'थोड़ा रुकें। दोबारा भुगतान न करें।' },
  confirmingSlowText: {
    en: 'Your bank is taking longer than usual. You can close this page: once the money arrives, we’ll place your order.',
    hi: 'आपके बैंक को ज़्यादा समय लग रहा है। आप यह पेज बंद कर सकते हैं: पैसे मिलते ही हम ऑर्डर कर देंगे।',
  },
  orders: { en: 'Your orders', hi: 'आपके ऑर्डर' },
  orderMissing: { en: 'Paid but can’t see your order?', hi: 'पैसे कटे पर ऑर्डर नहीं दिख रहा?' },
  unfinishedLabel: { en: 'Unfinished payment', hi: 'अधूरा भुगतान' },
  unfinishedTitle: withValues<{ amount: string }>({
    en: ({ amount }) => `A payment of ${amount} was not finished`,
    hi: ({ amount }) => `${amount} का भुगतान पूरा नहीं हुआ`,
  }),
  unfinishedText: {
    en: 'We haven’t received this payment yet. If it goes through, we’ll place your order, otherwise you’ll be refunded.',
    hi: 'यह भुगतान अभी हमें नहीं मिला है। मिल गया तो हम ऑर्डर कर देंगे, नहीं तो पैसे वापस आ जाएँगे।',
  },
  checkAgain: { en: 'Check again', hi: 'फिर से देखें' },
  didNotPay: { en: 'I did not pay', hi: 'मैंने पैसे नहीं दिए' },
  openTitle: withValues<{ amount: string }>({
    en: ({ amount }) => `A payment of ${amount} is still open`,
    hi: ({ amount }) => `${amount} का भुगतान अभी बाकी है`,
  }),
  openText: { en: 'Check its status or start again in your cart.', hi: 'कार्ट में जाकर देखें या फिर से शुरू करें।' },
  checkPayment: { en: 'Check the payment', hi: 'भुगतान देखें' },
} satisfies Messages;
