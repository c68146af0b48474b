import { type Messages, plural, withValues } from '../message.ts';

type Named = { name: string };
type Limited = Named & { limit: number };

/** Faults of a value of the API for which the schema has no sentence of its own. `name` is the name of the field. */
export const inputFaults = {
  required: withValues<Named>({
    en: ({ name }) => `${name} is required.`,
    hi: ({ name }) => `${name} भरना ज़रूरी है।`,
  }),
  notText: withValues<Named>({
    en: ({ name }) => `${name} must be text.`,
    hi: ({ name }) => `${name} में टेक्स्ट लिखें।`,
  }),
  notNumber: withValues<Named>({
    en: ({ name }) => `${name} must be a number.`,
    hi: ({ name }) => `${name} में संख्या लिखें।`,
  }),
  notWholeNumber: withValues<Named>({
    en: ({ name }) => `${name} must be a whole number.`,
    hi: ({ name }) => `${name} में पूरी संख्या लिखें।`,
  }),
  notBoolean: withValues<Named>({
    en: ({ name }) => `${name} must be true or false.`,
    hi: ({ name }) => `${name} में true या false दें।`,
  }),
  notList: withValues<Named>({
    en: ({ name }) => `${name} must be a list.`,
    hi: ({ name }) => `${name} एक लिस्ट होनी चाहिए।`,
  }),
  notObject: withValues<Named>({
    en: ({ name }) => `${name} must be an object.`,
    hi: ({ name }) => `${name} एक ऑब्जेक्ट होना चाहिए।`,
  }),
  otherType: withValues<Named>({
    en: ({ name }) => `${name} must be of another type.`,
    hi: ({ name }) => `${name} सही तरह का नहीं है।`,
  }),
  tooLong: withValues<Limited>({
    en: ({ name, limit }) => `${name} must have at most ${characters(limit)}.`,
    hi: ({ name, limit }) => `${name} में ज़्यादा से ज़्यादा ${limit} अक्षर लिखें।`,
  }),
  tooShort: withValues<Limited>({
    en: ({ name, limit }) => `${name} must have at least ${characters(limit)}.`,
    hi: ({ name, limit }) => `${name} में कम से कम ${limit} अक्षर लिखें।`,
  }),
  tooManyEntries: withValues<Limited>({
    en: ({ name, limit }) => `${name} must have at most ${entries(limit)}.`,
    hi: ({ name, limit }) => `${name} में ज़्यादा से ज़्यादा ${limit} चीज़ें दें।`,
  }),
  tooFewEntries: withValues<Limited>({
    en: ({ name, limit }) => `${name} must have at least ${entries(limit)}.`,
    hi: ({ name, limit }) => `${name} में कम से कम ${limit} चीज़ें दें।`,
  }),
  tooBig: withValues<Limited>({
    en: ({ name, limit }) => `${name} must be at most ${limit}.`,
    hi: ({ name, limit }) => `${name} ज़्यादा से ज़्यादा ${limit} हो सकता है।`,
  }),
  tooSmall: withValues<Limited>({
    en: ({ name, limit }) => `${name} must be at least ${limit}.`,
    hi: ({ name, limit }) => `${name} कम से कम ${limit} होना चाहिए।`,
  }),
  notMultiple: withValues<Named & { divisor: number }>({
    en: ({ name, divisor }) => `${name} must be a multiple of ${divisor}.`,
    hi: ({ name, divisor }) => `${name} ${divisor} के हिसाब से होना चाहिए।`,
  }),
  notOneOf: withValues<Named & { values: string }>({
    en: ({ name, values }) => `${name} must be one of: ${values}.`,
    hi: ({ name, values }) => `${name} इनमें से एक हो: ${values}।`,
  }),
  unknownField: withValues<Named & { keys: string }>({
    en: ({ name, keys }) => `${name} has an unknown field: ${keys}.`,
    hi: ({ name, keys }) => `${name} में यह नाम नहीं चलता: ${keys}।`,
  }),
  notValid: withValues<Named>({ en: ({ name }) => `${name} is not valid.`, hi: ({ name }) => `${name} सही नहीं है।` }),
  theRequest: { en: 'The request', hi: 'रिक्वेस्ट' },
  notJson: { en: 'This is not valid JSON.', hi: 'यह सही JSON नहीं है।' },
  date: { en: 'Enter a date as YYYY-MM-DD.', hi: 'तारीख़ YYYY-MM-DD की तरह लिखें।' },
  dateAndTime: { en: 'Enter a valid date and time.', hi: 'सही तारीख़ और समय लिखें।' },
  atMostCharacters: withValues<{ limit: number }>({
    en: ({ limit }) => `Use at most ${limit} characters.`,
    hi: ({ limit }) => `ज़्यादा से ज़्यादा ${limit} अक्षर लिखें।`,
  }),
} satisfies Messages;

const characters = (limit: number): string =>
  plural.en(limit, { one: `${limit} character`, other: `${limit} characters` });
const entries = (limit: number): string => plural.en(limit, { one: `${limit} entry`, other: `${limit} entries` });
