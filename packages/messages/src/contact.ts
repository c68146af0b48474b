import { type Messages, withValues } from './message.ts';

/** The contact page and its form. */
export const contact = {
  title: { en: 'Contact us', hi: 'संपर्क करें' },
  description: {
    en: 'Our address, email and phone, and a form to write to us.',
    hi: 'हमारा पता, ईमेल और फ़ोन, और हमें लिखने का फ़ॉर्म।',
  },
  intro: {
    en: 'Questions about an order, a product or a delivery? Write to us or call.',
    hi: 'ऑर्डर, सामान या डिलीवरी के बारे में कुछ पूछना है? हमें लिखें या फ़ोन करें।',
  },
  address: { en: 'Address', hi: 'पता' },
  email: { en: 'Email', hi: 'ईमेल' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  phoneHint: { en: '10-digit mobile number', hi: '10 अंकों का मोबाइल नंबर' },
  message: { en: 'Message', hi: 'आपकी बात' },
  formTitle: { en: 'Write to us', hi: 'हमें लिखें' },
  send: { en: 'Send message', hi: 'भेजें' },
  mailCopy: { en: 'Your mail app will open with a copy.', hi: 'आपके मेल ऐप में इसकी कॉपी खुलेगी।' },
  messageMissing: { en: 'Message is required.', hi: 'अपनी बात लिखना ज़रूरी है।' },
  messageTooLong: { en: 'Message must be at most 2000 characters.', hi: 'ज़्यादा से ज़्यादा 2000 अक्षर लिखें।' },
  failed: {
    en: 'We couldn’t send your message. Please check your internet and try again.',
    hi: 'आपकी बात नहीं भेज पाए। इंटरनेट देखकर दोबारा कोशिश करें।',
  },
  textKept: { en: 'Your text is still here. {mail}', hi: 'आपका लिखा हुआ यहीं है। {mail}' },
  sendByMail: { en: 'Send it by email instead', hi: 'ईमेल से भेजें' },
  sent: { en: 'We have your message', hi: 'आपकी बात हम तक पहुँच गई' },
  mailHint: withValues<{ email: string }>({
    en: ({ email }) => `Your mail app should have opened with a copy. If it didn’t, open it here or write to ${email}.`,
    hi: ({ email }) => `आपके मेल ऐप में इसकी कॉपी खुली होगी। न खुली हो तो यहाँ से खोलें या ${email} पर लिखें।`,
  }),
  openMail: { en: 'Open mail app', hi: 'मेल ऐप खोलें' },
  writeAgain: { en: 'Write another message', hi: 'कुछ और लिखें' },
  mailSubject: { en: 'Message for the shop', hi: 'दुकान के लिए संदेश' },
  mailBody: withValues<{ text: string; email: string; phone: string }>({
    en: ({ text, email, phone }) => `${text}\r\n\r\nEmail: ${email}\r\nPhone: ${phone}`,
    hi: ({ text, email, phone }) => `${text}\r\n\r\nईमेल: ${email}\r\nफ़ोन: ${phone}`,
  }),
} satisfies Messages;
