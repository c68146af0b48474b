import type { Messages } from './message.ts';

export const openingSoon = {
  title: { en: 'Opening soon', hi: 'जल्द खुल रहे हैं' },
  text: {
    en: 'We are filling the shelves. Please come back in a few days.',
    hi: 'दुकान में सामान लग रहा है। कुछ दिन बाद फिर आएँ।',
  },
} satisfies Messages;
