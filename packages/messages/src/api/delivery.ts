import { type Messages, withValues } from '../message.ts';

export const addressInputs = {
  pincode: { en: 'Enter a valid 6-digit pincode.', hi: 'सही 6 अंकों का पिनकोड लिखें।' },
  allFields: { en: 'All fields are required', hi: 'सब कुछ भरना ज़रूरी है' },
  addressType: { en: 'Choose home, office or other.', hi: 'घर, ऑफ़िस या दूसरा चुनें।' },
  longStreet: { en: 'Street must be at most 200 characters.', hi: 'गली में ज़्यादा से ज़्यादा 200 अक्षर हों।' },
  longLandmark: { en: 'Landmark must be at most 100 characters.', hi: 'पहचान की जगह ज़्यादा से ज़्यादा 100 अक्षर में लिखें।' },
  longCity: { en: 'City must be at most 80 characters.', hi: 'शहर में ज़्यादा से ज़्यादा 80 अक्षर हों।' },
  longState: { en: 'State must be at most 80 characters.', hi: 'राज्य में ज़्यादा से ज़्यादा 80 अक्षर हों।' },
} satisfies Messages;

export const addressAnswers = {
  added: { en: 'Address added successfully', hi: 'पता जुड़ गया' },
  updated: { en: 'Address updated successfully', hi: 'पता सेव हो गया' },
  deleted: { en: 'Address deleted successfully', hi: 'पता हट गया' },
} satisfies Messages;

export const addressRefusals = {
  tooMany: withValues<{ limit: number }>({
    en: ({ limit }) => `You can keep up to ${limit} addresses. Please delete one first.`,
    hi: ({ limit }) => `ज़्यादा से ज़्यादा ${limit} पते रख सकते हैं। पहले कोई एक हटाएँ।`,
  }),
} satisfies Messages;

export const contactInputs = {
  message: { en: 'Message is required.', hi: 'संदेश लिखना ज़रूरी है।' },
  longMessage: { en: 'Message must be at most 2000 characters.', hi: 'संदेश में ज़्यादा से ज़्यादा 2000 अक्षर हों।' },
} satisfies Messages;

export const contactAnswers = {
  received: { en: 'Thank you. We will get back to you soon.', hi: 'धन्यवाद। हम जल्दी ही जवाब देंगे।' },
} satisfies Messages;
