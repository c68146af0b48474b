import type { OrderStatus } from '@subah/rules/orders/statuses';
import type { Message } from './message.ts';

export const orderStatuses = {
  OrderPlaced: { en: 'Order placed', hi: 'ऑर्डर हो गया' },
  shipped: { en: 'Packed', hi: 'पैक हो गया' },
  'outfor delivery': { en: 'Out for delivery', hi: 'डिलीवरी के लिए निकला' },
  delivered: { en: 'Delivered', hi: 'पहुँच गया' },
  cancelled: { en: 'Cancelled', hi: 'रद्द हुआ' },
  exchange_requested: { en: 'Replacement requested', hi: 'बदलने की रिक्वेस्ट' },
  exchange_in_transit: { en: 'Replacement on its way', hi: 'बदला हुआ सामान रास्ते में' },
  exchanged: { en: 'Replaced', hi: 'बदल दिया' },
  return_requested: { en: 'Return requested', hi: 'वापसी की रिक्वेस्ट' },
  returned: { en: 'Returned', hi: 'वापस हुआ' },
} satisfies Record<OrderStatus, Message>;
