import { MAX_LIST_ITEMS, MAX_LIST_NAME, MAX_LISTS } from '@subah/rules/lists/limits';
import type { Messages } from '../message.ts';

export const shoppingListInputs = {
  name: { en: 'Give the list a name.', hi: 'लिस्ट का नाम लिखें।' },
  longName: {
    en: `The name can have at most ${MAX_LIST_NAME} letters.`,
    hi: `नाम में ज़्यादा से ज़्यादा ${MAX_LIST_NAME} अक्षर हों।`,
  },
} satisfies Messages;

export const shoppingListRefusals = {
  nameTaken: { en: 'You already have a list with this name.', hi: 'इस नाम की लिस्ट आपके पास पहले से है।' },
  tooManyLists: {
    en: `You can have ${MAX_LISTS} lists. Delete one you no longer need.`,
    hi: `आप ${MAX_LISTS} लिस्ट बना सकते हैं। जो काम की नहीं, उसे हटा दें।`,
  },
  tooManyItems: {
    en: `A list can have ${MAX_LIST_ITEMS} products.`,
    hi: `एक लिस्ट में ${MAX_LIST_ITEMS} सामान आ सकते हैं।`,
  },
} satisfies Messages;

export const shoppingListAnswers = {
  deleted: { en: 'List deleted', hi: 'लिस्ट हटा दी' },
} satisfies Messages;
