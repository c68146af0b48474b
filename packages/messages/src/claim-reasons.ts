import type { CancelReason, ReturnReason } from '@subah/rules/orders/own-change-terms';
import type { Message } from './message.ts';

export const cancelReasons: Record<CancelReason, Message> = {
  not_needed: { en: 'I don’t need it any more', hi: 'अब ज़रूरत नहीं है' },
  by_mistake: { en: 'Ordered by mistake', hi: 'ग़लती से मँगा लिया' },
  wrong_time: { en: 'The delivery time doesn’t suit me', hi: 'डिलीवरी का समय ठीक नहीं है' },
  other: { en: 'Something else', hi: 'कोई और वजह' },
};

export const returnReasons: Record<ReturnReason, Message> = {
  damaged: { en: 'Damaged or leaking', hi: 'टूटा हुआ या रिस रहा है' },
  not_fresh: { en: 'Not fresh', hi: 'ताज़ा नहीं है' },
  wrong_item: { en: 'Wrong item', hi: 'ग़लत सामान आया' },
  past_date: { en: 'Past its date', hi: 'तारीख़ निकल चुकी है' },
  changed_mind: { en: 'I changed my mind', hi: 'मन बदल गया' },
  other: { en: 'Something else', hi: 'कोई और वजह' },
};
