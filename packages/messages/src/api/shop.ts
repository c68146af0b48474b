import type { Messages } from '../message.ts';

export const shopRefusals = {
  notOpen: {
    en: 'The shop has not opened yet. Please come back soon.',
    hi: 'दुकान अभी खुली नहीं है। थोड़े दिन बाद फिर आएँ।',
  },
} satisfies Messages;
