import { type Messages, plural, withValues } from '../message.ts';

/** Answers of the API to requests that reach no business rule. */
export const apiRequests = {
  headersTooLong: {
    en: 'The address or the headers of the request are too long.',
    hi: 'रिक्वेस्ट का पता या हेडर बहुत लंबा है।',
  },
  timeout: { en: 'The request took too long.', hi: 'रिक्वेस्ट में बहुत समय लग गया।' },
  notHttp: { en: 'The request is not valid HTTP.', hi: 'यह सही HTTP रिक्वेस्ट नहीं है।' },
  badAddress: { en: 'The address is not valid.', hi: 'यह पता सही नहीं है।' },
  tooLarge: { en: 'The request is too large.', hi: 'रिक्वेस्ट बहुत बड़ी है।' },
  contentType: { en: 'This content type is not supported.', hi: 'इस तरह की फ़ाइल या डेटा नहीं चलता।' },
  notJson: { en: 'The request body is not valid JSON.', hi: 'रिक्वेस्ट का JSON सही नहीं है।' },
  emptyBody: { en: 'The request body is empty.', hi: 'रिक्वेस्ट ख़ाली है।' },
  notValid: { en: 'The request is not valid.', hi: 'रिक्वेस्ट सही नहीं है।' },
  outOfRange: { en: 'A value of the request is out of range.', hi: 'रिक्वेस्ट में कोई संख्या सीमा से बाहर है।' },
  unstorable: {
    en: 'This text has a character that cannot be stored.',
    hi: 'इसमें ऐसा अक्षर है जो सेव नहीं हो सकता।',
  },
  onlyInvisible: {
    en: 'This text has invisible characters only.',
    hi: 'इसमें सिर्फ़ ऐसे अक्षर हैं जो दिखाई नहीं देते।',
  },
  formUnreadable: { en: 'The form could not be read.', hi: 'फ़ॉर्म पढ़ा नहीं जा सका।' },
  noFileExpected: { en: 'No file is expected here.', hi: 'यहाँ फ़ाइल नहीं डालनी है।' },
  badCursor: { en: 'This cursor is not valid.', hi: 'यह कर्सर सही नहीं है।' },
  badId: { en: 'This id is not valid.', hi: 'यह आईडी सही नहीं है।' },
  busy: {
    en: 'The shop is busy. Please try again in a moment.',
    hi: 'दुकान पर अभी भीड़ है। थोड़ी देर में दोबारा कोशिश करें।',
  },
  diskFull: {
    en: 'This cannot be saved just now. Please try again later.',
    hi: 'यह अभी सेव नहीं हो पा रहा है। थोड़ी देर बाद कोशिश करें।',
  },
  internal: {
    en: 'Something went wrong. Please try again.',
    hi: 'हमारी तरफ़ से कुछ गड़बड़ हुई। दोबारा कोशिश करें।',
  },
  filesAway: {
    en: 'Files cannot be reached just now. Please try again.',
    hi: 'फ़ाइलें अभी खुल नहीं रही हैं। दोबारा कोशिश करें।',
  },
  noSuchPage: { en: 'There is no such page.', hi: 'ऐसा कोई पेज नहीं है।' },
  noSuchCall: { en: 'There is no such call.', hi: 'ऐसी कोई कॉल नहीं है।' },
  forbidden: { en: 'You may not do this.', hi: 'आप यह नहीं कर सकते।' },
  notSignedIn: { en: 'User not Logged in', hi: 'पहले साइन इन करें।' },
  signInAgain: { en: 'Please sign in again.', hi: 'कृपया दोबारा साइन इन करें।' },
  setUpTwoStep: {
    en: 'Please set up two-step sign-in first.',
    hi: 'पहले टू-स्टेप साइन इन चालू करें।',
  },
  tooManyTries: withValues<{ seconds: number }>({
    en: ({ seconds }) => `Too many tries. Please wait ${waitInEnglish(seconds)} and try again.`,
    hi: ({ seconds }) => `बहुत बार कोशिश हो गई। ${waitInHindi(seconds)} बाद दोबारा कोशिश करें।`,
  }),
  tooManyStreams: {
    en: 'This page is open in too many tabs. Close some of them.',
    hi: 'यह पेज बहुत सारे टैब में खुला है। कुछ टैब बंद करें।',
  },
  pictureType: { en: 'Only JPG, PNG, WEBP allowed.', hi: 'सिर्फ़ JPG, PNG या WEBP फ़ोटो डालें।' },
} satisfies Messages;

const waitInEnglish = (seconds: number): string =>
  seconds < 120
    ? plural.en(seconds, { one: '1 second', other: `${seconds} seconds` })
    : `${Math.ceil(seconds / 60)} minutes`;

const waitInHindi = (seconds: number): string => (seconds < 120 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`);
