import { type Messages, withValues } from '../message.ts';

type Product = { name: string };

export const restockMail = {
  subject: withValues<Product>({ en: ({ name }) => `${name} is back`, hi: ({ name }) => `${name} फिर से आ गया` }),
  paragraph: withValues<Product>({
    en: ({ name }) => `You asked us to tell you: ${name} is in stock again. This is the only mail about it.`,
    hi: ({ name }) => `आपने बताने को कहा था: ${name} फिर से स्टॉक में है। इसके बारे में यही एक मेल है।`,
  }),
  inStock: { en: 'You asked us to tell you. It is in stock again.', hi: 'आपने बताने को कहा था। अब फिर से स्टॉक में है।' },
  medicine: { en: 'Your medicine', hi: 'आपकी दवा' },
  see: { en: 'See the product', hi: 'सामान देखें' },
} satisfies Messages;
