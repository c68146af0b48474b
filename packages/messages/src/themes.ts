import type { Messages } from './message.ts';

export const themes = {
  theme: { en: 'Colours:', hi: 'रंग:' },
  device: { en: 'As on this device', hi: 'फ़ोन की सेटिंग जैसे' },
  light: { en: 'Light', hi: 'लाइट' },
  dark: { en: 'Dark', hi: 'डार्क' },
} satisfies Messages;
