import { type Messages, withValues } from './message.ts';

export const orders = {
  title: { en: 'Orders', hi: 'ऑर्डर' },
  description: { en: 'Your orders.', hi: 'आपके ऑर्डर।' },
  signInReason: { en: 'Sign in to see your orders.', hi: 'अपने ऑर्डर देखने के लिए साइन इन करें।' },
  /** `{help}` is a link. */
  missing: { en: 'Paid but can’t see your order? {help}', hi: 'पैसे कटे पर ऑर्डर नहीं दिख रहा? {help}' },
  getHelp: { en: 'Get help', hi: 'मदद लें' },
  loading: { en: 'Loading orders…', hi: 'ऑर्डर आ रहे हैं…' },
  fetchFailed: { en: 'Failed to fetch orders', hi: 'ऑर्डर नहीं खुल पाए' },
  emptyTitle: { en: 'No orders yet', hi: 'अभी कोई ऑर्डर नहीं' },
  emptyText: {
    en: 'Your orders and their delivery status will appear here.',
    hi: 'आपके ऑर्डर और उनकी डिलीवरी की ख़बर यहाँ दिखेगी।',
  },
  startShopping: { en: 'Start shopping', hi: 'ख़रीदारी शुरू करें' },
  number: withValues<{ number: string }>({
    en: ({ number }) => `Order ${number}`,
    hi: ({ number }) => `ऑर्डर ${number}`,
  }),
  /** `{day}` is an element. */
  placedOn: { en: 'Placed {day}', hi: '{day} को किया' },
  express: { en: 'Express', hi: 'एक्सप्रेस' },
  /** `{warning}` is an element. */
  prescriptionCheck: {
    en: '{warning} Our pharmacist will check it before we send your medicines.',
    hi: '{warning} दवाइयाँ भेजने से पहले हमारे फ़ार्मासिस्ट इसे देखेंगे।',
  },
  prescriptionCheckWarning: { en: 'Prescription to be checked.', hi: 'पर्ची की जाँच बाकी है।' },
  deliveredTo: { en: 'Delivered to:', hi: 'डिलीवरी का पता:' },
  address: { en: 'Address:', hi: 'पता:' },
  payment: { en: 'Payment:', hi: 'भुगतान:' },
  online: { en: 'Online', hi: 'ऑनलाइन' },
  cash: { en: 'cash on delivery', hi: 'कैश ऑन डिलीवरी' },
  totalPaid: { en: 'Total Paid', hi: 'कुल भुगतान' },
  amountToPay: { en: 'Amount to Pay', hi: 'कुल देना है' },
  /** `{amount}` is an element. */
  refund: { en: 'Refund {amount}', hi: 'पैसे वापस {amount}' },
  details: { en: 'Timeline and bill', hi: 'ऑर्डर का सफ़र और बिल' },
  timeline: { en: 'Timeline', hi: 'ऑर्डर का सफ़र' },
  invoiceNumber: withValues<{ number: string }>({
    en: ({ number }) => `Invoice ${number}`,
    hi: ({ number }) => `बिल ${number}`,
  }),
  creditNote: withValues<{ number: string; amount: string }>({
    en: ({ number, amount }) => `Credit note ${number}: −${amount}`,
    hi: ({ number, amount }) => `क्रेडिट नोट ${number}: −${amount}`,
  }),
  all: { en: 'All', hi: 'सभी' },
  groupOpen: { en: 'On the way', hi: 'आने वाले' },
  groupDelivered: { en: 'Delivered', hi: 'मिल चुके' },
  groupReturns: { en: 'Returns', hi: 'वापसी' },
  groupCancelled: { en: 'Cancelled', hi: 'रद्द' },
  groups: { en: 'Show orders', hi: 'ऑर्डर दिखाएँ' },
  search: { en: 'Search by product or order number', hi: 'सामान या ऑर्डर नंबर से खोजें' },
  nothingFound: { en: 'No orders found.', hi: 'कोई ऑर्डर नहीं मिला।' },
  showOrder: { en: 'View details', hi: 'पूरा देखें' },
  moreItems: withValues<{ count: number }>({
    en: ({ count }) => `+${count} more`,
    hi: ({ count }) => `+${count} और`,
  }),
  showAll: withValues<{ count: number }>({
    en: ({ count }) => `Show all ${count} items`,
    hi: ({ count }) => `सभी ${count} सामान देखें`,
  }),
  removedLine: { en: 'Removed, not charged', hi: 'हटाया गया, पैसे नहीं लगे' },
  returnedLine: { en: 'Returned', hi: 'वापस किया' },
  rejectedLine: {
    en: 'Removed by the pharmacist, not charged',
    hi: 'फ़ार्मासिस्ट ने हटाया, पैसे नहीं लगे',
  },
} satisfies Messages;

/** Buttons of an order and their dialogs. */
export const orderActions = {
  orderAgain: { en: 'Order again', hi: 'फिर से मँगाएँ' },
  leftOutTitle: { en: 'Some items were left out', hi: 'कुछ सामान नहीं जुड़ पाया' },
  addFailed: { en: 'Failed to add to cart', hi: 'कार्ट में नहीं डल पाया' },
  invoice: { en: 'Invoice', hi: 'बिल' },
  invoiceFailed: {
    en: 'We couldn’t get the invoice. Please try again.',
    hi: 'बिल नहीं खुल पाया। दोबारा कोशिश करें।',
  },
  cancel: { en: 'Cancel order', hi: 'ऑर्डर रद्द करें' },
  cancelTitle: { en: 'Cancel this order?', hi: 'यह ऑर्डर रद्द करें?' },
  cancelPaid: withValues<{ number: string; amount: string }>({
    en: ({ number, amount }) => `Order ${number}. ${amount} will be refunded to where you paid from.`,
    hi: ({ number, amount }) => `ऑर्डर ${number}। ${amount} उसी खाते में वापस आ जाएँगे जिससे दिए थे।`,
  }),
  cancelUnpaid: withValues<{ number: string }>({
    en: ({ number }) => `Order ${number}. You haven’t paid for it yet.`,
    hi: ({ number }) => `ऑर्डर ${number}। इसके पैसे अभी नहीं दिए हैं।`,
  }),
  keep: { en: 'Keep order', hi: 'रहने दें' },
  confirmCancel: { en: 'Cancel order', hi: 'हाँ, रद्द करें' },
  cancelled: withValues<{ number: string }>({
    en: ({ number }) => `Order ${number} cancelled`,
    hi: ({ number }) => `ऑर्डर ${number} रद्द हो गया`,
  }),
  cancelFailed: { en: 'Cancel failed.', hi: 'ऑर्डर रद्द नहीं हो पाया। दोबारा कोशिश करें।' },
  return: { en: 'Request Return', hi: 'वापस करें' },
  replace: { en: 'Request Replacement', hi: 'बदलें' },
  requestUntil: withValues<{ number: string; until: string }>({
    en: ({ number, until }) => `Order ${number}, possible until ${until}`,
    hi: ({ number, until }) => `ऑर्डर ${number}, ${until} तक हो सकता है`,
  }),
  reason: { en: 'Reason', hi: 'वजह' },
  reasonMissing: { en: 'Reason is required.', hi: 'वजह बताना ज़रूरी है।' },
  submit: { en: 'Submit request', hi: 'रिक्वेस्ट भेजें' },
  submitted: { en: 'Request submitted.', hi: 'रिक्वेस्ट भेज दी।' },
  submitFailed: { en: 'Failed to submit request', hi: 'रिक्वेस्ट नहीं भेजी जा सकी' },
} satisfies Messages;
