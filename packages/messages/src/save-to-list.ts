import { type Messages, withValues } from './message.ts';

/** On product cards and orders. */
export const saveToList = {
  saveProduct: withValues<{ name: string }>({
    en: ({ name }) => `Save ${name} to a list`,
    hi: ({ name }) => `${name} को लिस्ट में रखें`,
  }),
  saveOrder: { en: 'Save as list', hi: 'लिस्ट बनाएँ' },
} satisfies Messages;
