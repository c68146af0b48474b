import type { ReminderInterval } from '@subah/rules/lists/reminders';
import { type Message, type Messages, plural, withValues } from './message.ts';

/** The page "My lists" and the dialog that saves a product or an order to a list. */
export const shoppingLists = {
  title: { en: 'My lists', hi: 'मेरी लिस्ट' },
  description: { en: 'Your shopping lists and reminders.', hi: 'आपकी सामान की लिस्ट और याद।' },
  intro: {
    en: 'Save what you buy every month once, and order it with one tap.',
    hi: 'हर महीने का सामान एक बार लिस्ट में रखें, फिर एक टैप में मँगाएँ।',
  },
  signInReason: { en: 'Sign in to see your lists.', hi: 'अपनी लिस्ट देखने के लिए साइन इन करें।' },
  loadFailed: { en: 'We couldn’t load your lists.', hi: 'आपकी लिस्ट नहीं खुल पाई।' },
  emptyTitle: { en: 'No lists yet', hi: 'अभी कोई लिस्ट नहीं है' },
  emptyText: {
    en: 'Make one for the month or for pooja, or save a past order as a list.',
    hi: 'महीने के राशन या पूजा की लिस्ट बनाएँ, या किसी पुराने ऑर्डर की लिस्ट बना लें।',
  },
  seeOrders: { en: 'See my orders', hi: 'मेरे ऑर्डर देखें' },
  itemCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 product', other: `${count} products` }),
    hi: ({ count }) => `${count} सामान`,
  }),
  emptyList: {
    en: 'Nothing on this list yet. Tap the bookmark on any product to save it here.',
    hi: 'इस लिस्ट में अभी कुछ नहीं है। किसी भी सामान पर बने बुकमार्क को दबाकर यहाँ रखें।',
  },
  showItems: { en: 'Show products', hi: 'सामान देखें' },
  hideItems: { en: 'Hide products', hi: 'सामान छिपाएँ' },
  addAll: { en: 'Add all to cart', hi: 'सब कार्ट में डालें' },
  added: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 product added to cart', other: `${count} products added to cart` }),
    hi: ({ count }) => `${count} सामान कार्ट में डाल दिए`,
  }),
  leftOutTitle: { en: 'These were left out', hi: 'ये सामान नहीं डल पाए' },
  viewCart: { en: 'View cart', hi: 'कार्ट देखें' },
  rename: { en: 'Rename', hi: 'नाम बदलें' },
  delete: { en: 'Delete', hi: 'हटाएँ' },
  deleteTitle: withValues<{ name: string }>({
    en: ({ name }) => `Delete the list “${name}”?`,
    hi: ({ name }) => `लिस्ट “${name}” हटा दें?`,
  }),
  deleteText: { en: 'Its products stay in the shop.', hi: 'सामान दुकान में रहेगा, सिर्फ़ लिस्ट हटेगी।' },
  keep: { en: 'Keep it', hi: 'रहने दें' },
  failed: { en: 'That didn’t work. Please try again.', hi: 'नहीं हो पाया। दोबारा कोशिश करें।' },
  onList: { en: 'On the list', hi: 'लिस्ट में' },
  quantityOnList: withValues<{ name: string }>({
    en: ({ name }) => `Quantity of ${name} on the list`,
    hi: ({ name }) => `लिस्ट में ${name} की मात्रा`,
  }),
  removeItem: withValues<{ name: string }>({
    en: ({ name }) => `Take ${name} off the list`,
    hi: ({ name }) => `${name} को लिस्ट से हटाएँ`,
  }),
  reminder: { en: 'Remind me', hi: 'याद दिलाएँ' },
  nextReminder: withValues<{ day: string }>({
    en: ({ day }) => `Next mail on ${day}`,
    hi: ({ day }) => `अगला मेल ${day} को`,
  }),
  name: { en: 'Name of the list', hi: 'लिस्ट का नाम' },
  nameMissing: { en: 'Give the list a name.', hi: 'लिस्ट का नाम लिखें।' },
  monthly: { en: 'Monthly', hi: 'महीने का राशन' },
  pooja: { en: 'Pooja', hi: 'पूजा' },
  weekly: { en: 'Weekly', hi: 'हफ़्ते का सामान' },
  save: { en: 'Save', hi: 'सेव करें' },
  newList: { en: 'New list', hi: 'नई लिस्ट' },
  saveProductTitle: { en: 'Save to a list', hi: 'लिस्ट में रखें' },
  saveOrderTitle: { en: 'Save order as a list', hi: 'ऑर्डर की लिस्ट बनाएँ' },
  saved: withValues<{ name: string }>({
    en: ({ name }) => `Saved to “${name}”`,
    hi: ({ name }) => `“${name}” में रख दिया`,
  }),
  removed: withValues<{ name: string }>({
    en: ({ name }) => `Taken off “${name}”`,
    hi: ({ name }) => `“${name}” से हटा दिया`,
  }),
  openLists: { en: 'My lists', hi: 'मेरी लिस्ट' },
  done: { en: 'Done', hi: 'हो गया' },
} satisfies Messages;

export const reminderLabels: Record<ReminderInterval | 'never', Message> = {
  never: { en: 'No reminder', hi: 'याद न दिलाएँ' },
  week: { en: 'Every week', hi: 'हर हफ़्ते' },
  month: { en: 'Every month', hi: 'हर महीने' },
};
