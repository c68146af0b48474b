import type { Relation } from '@subah/rules/family/family';
import { type Message, type Messages, plural, withValues } from './message.ts';

/** People to order, book and test for: their page, and the choice at checkout and booking. */
export const family = {
  title: { en: 'My family', hi: 'मेरा परिवार' },
  description: { en: 'People you order, book and test for.', hi: 'जिनके लिए आप सामान, डॉक्टर या टेस्ट बुक करते हैं।' },
  intro: {
    en: 'Add your parents or children once, and choose them when you order, see a doctor or book a test.',
    hi: 'माँ-पिताजी या बच्चों को एक बार जोड़ लें, फिर ऑर्डर, डॉक्टर या टेस्ट के समय बस चुन लें।',
  },
  signInReason: { en: 'Sign in to see your family.', hi: 'अपना परिवार देखने के लिए साइन इन करें।' },
  loadFailed: { en: 'We couldn’t load your family.', hi: 'परिवार की जानकारी नहीं खुल पाई।' },
  emptyTitle: { en: 'Nobody added yet', hi: 'अभी कोई नहीं जोड़ा' },
  add: { en: 'Add a person', hi: 'किसी को जोड़ें' },
  edit: { en: 'Edit', hi: 'बदलें' },
  delete: { en: 'Delete', hi: 'हटाएँ' },
  deleteTitle: withValues<{ name: string }>({
    en: ({ name }) => `Delete ${name}?`,
    hi: ({ name }) => `${name} को हटा दें?`,
  }),
  deleteText: {
    en: 'Past orders, visits and tests stay as they are.',
    hi: 'पुराने ऑर्डर, अपॉइंटमेंट और टेस्ट वैसे ही रहेंगे।',
  },
  keep: { en: 'Keep', hi: 'रहने दें' },
  save: { en: 'Save', hi: 'सेव करें' },
  saved: withValues<{ name: string }>({
    en: ({ name }) => `${name} saved`,
    hi: ({ name }) => `${name} की जानकारी सेव हो गई`,
  }),
  failed: { en: 'That didn’t work. Please try again.', hi: 'नहीं हो पाया। दोबारा कोशिश करें।' },
  name: { en: 'Name', hi: 'नाम' },
  relation: { en: 'Relation', hi: 'रिश्ता' },
  age: { en: 'Age', hi: 'उम्र' },
  ageWrong: { en: 'Enter an age from 0 to 120.', hi: '0 से 120 तक उम्र लिखें।' },
  nameMissing: { en: 'Enter the name.', hi: 'नाम लिखें।' },
  years: withValues<{ age: number }>({
    en: ({ age }) => plural.en(age, { one: '1 year', other: `${age} years` }),
    hi: ({ age }) => `${age} साल`,
  }),
  phone: { en: 'Mobile number (optional)', hi: 'मोबाइल नंबर (चाहें तो)' },
  email: { en: 'Email (optional)', hi: 'ईमेल (चाहें तो)' },
  address: { en: 'Their address', hi: 'उनका पता' },
  noAddress: { en: 'No address', hi: 'पता नहीं' },
  getsOrderMails: {
    en: 'Also mail them about orders to their address',
    hi: 'उनके पते के ऑर्डर के मेल उन्हें भी भेजें',
  },
  consent: {
    en: 'Add people only if they agree. You can delete them any time.',
    hi: 'पूछकर ही जोड़ें। आप कभी भी हटा सकते हैं।',
  },
  forWhom: { en: 'For whom?', hi: 'किसके लिए?' },
  forWhomOf: withValues<{ number: number }>({
    en: ({ number }) => `Person ${number}: for whom?`,
    hi: ({ number }) => `मरीज़ ${number}: किसके लिए?`,
  }),
  self: { en: 'Myself', hi: 'ख़ुद' },
  manage: { en: 'Add or change people', hi: 'परिवार जोड़ें या बदलें' },
} satisfies Messages;

export const relationLabels: Record<Relation, Message> = {
  mother: { en: 'Mother', hi: 'माँ' },
  father: { en: 'Father', hi: 'पिताजी' },
  spouse: { en: 'Husband or wife', hi: 'पति या पत्नी' },
  child: { en: 'Child', hi: 'बच्चा' },
  grandparent: { en: 'Grandparent', hi: 'दादा-दादी, नाना-नानी' },
  sibling: { en: 'Brother or sister', hi: 'भाई या बहन' },
  other: { en: 'Somebody else', hi: 'कोई और' },
};
