import { type Messages, withValues } from '../message.ts';
import { SHOP } from './shop-mark.ts';

export const mailLayout = {
  footer: {
    en: `${SHOP.en}, home delivery`,
    hi: `${SHOP.hi}, घर तक डिलीवरी`,
  },
  codePreview: withValues<{ code: string }>({
    en: ({ code }) => `${code} is your code.`,
    hi: ({ code }) => `${code} आपका कोड है।`,
  }),
  openShop: { en: `Open ${SHOP.en}`, hi: `${SHOP.hi} खोलें` },
} satisfies Messages;
