import type { MissingChoice } from '@subah/rules/orders/missing-choices';
import type { Message, Messages } from './message.ts';

/** What the customer wants when a product is missing, and the note for the delivery partner. */
export const deliveryPreferences = {
  ifMissing: { en: 'If something is missing', hi: 'अगर कोई सामान न मिले' },
  instructions: { en: 'Delivery instructions', hi: 'डिलीवरी के लिए निर्देश' },
  instructionsHint: { en: 'Optional, for example: ring twice', hi: 'ज़रूरी नहीं, जैसे: दो बार घंटी बजाएँ' },
} satisfies Messages;

export const missingChoices: Record<MissingChoice, Message> = {
  replace: { en: 'Send something similar, at no more than its price', hi: 'मिलता-जुलता सामान भेजें, दाम ज़्यादा न हो' },
  ask: { en: 'Call me', hi: 'मुझे फ़ोन करें' },
  leave_out: { en: 'Leave it out', hi: 'उसे छोड़ दें' },
};
