import { type StockReason, stockReasonLabels } from '@subah/rules/catalog/stock-reasons';
import { t } from './message.ts';

/** Packers book stock in Hindi; lists and files name the reasons in English. */
const HINDI: Record<StockReason, string> = {
  sold: 'बिका',
  replaced: 'ग्राहक को बदलकर दिया',
  returned: 'ऑर्डर से वापस',
  milk: 'दूध का राउंड',
  received: 'माल आया',
  corrected: 'सुधारा',
  written_off: 'बट्टे खाते में',
  damaged: 'ख़राब हुआ',
  expired: 'एक्सपायर',
  given_away: 'मुफ़्त दिया',
  sent_back: 'सप्लायर को वापस',
  recalled: 'रिकॉल, सप्लायर को वापस',
  counted: 'गिनती',
  near_expiry: 'एक्सपायरी से पहले रोका',
  recall_hold: 'रिकॉल के लिए रोका',
};

export const stockReasonText = (reason: StockReason): string => t({ en: stockReasonLabels[reason], hi: HINDI[reason] });
