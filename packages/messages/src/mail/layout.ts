import { type Messages, withValues } from '../message.ts';

export const mailLayout = {
  footer: {
    en: 'Subah, home delivery in Mandideep and Bhopal',
    hi: 'सुबह, मंडीदीप और भोपाल में घर तक डिलीवरी',
  },
  codePreview: withValues<{ code: string }>({
    en: ({ code }) => `${code} is your code.`,
    hi: ({ code }) => `${code} आपका कोड है।`,
  }),
  openShop: { en: 'Open Subah', hi: 'सुबह खोलें' },
} satisfies Messages;
