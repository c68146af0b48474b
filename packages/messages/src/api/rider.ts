import { type Message, type Messages, plural, withValues } from '../message.ts';

export const riderInputs = {
  code: { en: 'The code has 4 digits.', hi: 'कोड 4 अंकों का होता है।' },
  photoTooLarge: { en: 'The photo is too large.', hi: 'फ़ोटो बहुत बड़ी है।' },
  onePhoto: { en: 'Send one photo.', hi: 'एक ही फ़ोटो भेजें।' },
  reason: { en: 'Choose a reason.', hi: 'कारण चुनें।' },
  nothing: { en: 'There is nothing to hand over.', hi: 'देने के लिए कुछ नहीं है।' },
} satisfies Messages;

export const riderRefusals = {
  wrongCode: withValues<{ left: number }>({
    en: ({ left }) => `That code is wrong. ${plural.en(left, { one: '1 try', other: `${left} tries` })} left.`,
    hi: ({ left }) => `यह कोड ग़लत है। ${left} बार और कोशिश कर सकते हैं।`,
  }),
  codeLocked: {
    en: 'Too many wrong codes. Take a photo instead or call the shop.',
    hi: 'बहुत बार ग़लत कोड डाला गया। फ़ोटो लें या दुकान को फ़ोन करें।',
  },
  proofRequired: {
    en: "Enter the customer's code or take a photo.",
    hi: 'ग्राहक का कोड डालें या फ़ोटो लें।',
  },
  amountChanged: withValues<{ rupees: string }>({
    en: ({ rupees }) => `The amount to collect is now ${rupees}.`,
    hi: ({ rupees }) => `अब ${rupees} लेने हैं।`,
  }),
  orderChanged: withValues<{ number: string; status: Message }>({
    en: ({ number, status }) => `Order ${number} is ${status.en.toLowerCase()}. Please look at the stop again.`,
    hi: ({ number, status }) => `ऑर्डर ${number} अब ${status.hi} है। यह पता दोबारा देखें।`,
  }),
  recalled: withValues<{ number: string }>({
    en: ({ number }) => `Order ${number} has recalled goods. Do not hand it over. Bring it back to the shop.`,
    hi: ({ number }) => `ऑर्डर ${number} में रिकॉल हुआ सामान है। इसे न दें, दुकान वापस लाएँ।`,
  }),
  milkChanged: {
    en: 'This milk was marked meanwhile. Please look at the stop again.',
    hi: 'इस दूध पर इस बीच निशान लग चुका है। यह पता दोबारा देखें।',
  },
  pickUpEnded: {
    en: 'The shop has recorded this pick-up, or no longer needs it. If you gave cash, call the shop.',
    hi: 'दुकान यह वापसी दर्ज कर चुकी है, या अब सामान नहीं लेना है। कैश दिया हो तो दुकान को फ़ोन करें।',
  },
  dayClosed: {
    en: 'The cash of this day is counted. Please call the shop.',
    hi: 'इस दिन का हिसाब बंद हो चुका है। दुकान को फ़ोन करें।',
  },
} satisfies Messages;
