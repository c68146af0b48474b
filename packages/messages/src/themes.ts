import type { Messages } from './message.ts';

export const themes = {
  theme: { en: 'Theme:', hi: 'थीम:' },
  device: { en: 'Same as device', hi: 'फ़ोन जैसी' },
  light: { en: 'Light', hi: 'लाइट' },
  dark: { en: 'Dark', hi: 'डार्क' },
} satisfies Messages;
