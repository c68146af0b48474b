import { type Messages, withValues } from './message.ts';

/** Words of the components in packages/ui. */
export const kit = {
  dismiss: { en: 'Dismiss', hi: 'हटाएँ' },
  forward: { en: 'Forward', hi: 'आगे' },
  oneLess: { en: 'One less', hi: 'एक कम करें' },
  oneMore: { en: 'One more', hi: 'एक और' },
  oneLessOf: withValues<{ name: string }>({
    en: ({ name }) => `One less of ${name}`,
    hi: ({ name }) => `${name}: एक कम करें`,
  }),
  oneMoreOf: withValues<{ name: string }>({
    en: ({ name }) => `One more of ${name}`,
    hi: ({ name }) => `${name}: एक और`,
  }),
  priceBefore: { en: 'Was', hi: 'पहले' },
  showPassword: { en: 'Show password', hi: 'पासवर्ड दिखाएँ' },
  hidePassword: { en: 'Hide password', hi: 'पासवर्ड छिपाएँ' },
} satisfies Messages;

export const slides = {
  carousel: { en: 'carousel', hi: 'स्लाइड शो' },
  slide: { en: 'slide', hi: 'स्लाइड' },
  position: withValues<{ number: number; count: number }>({
    en: ({ number, count }) => `${number} of ${count}`,
    hi: ({ number, count }) => `${count} में से ${number}`,
  }),
  show: withValues<{ number: number; count: number }>({
    en: ({ number, count }) => `Show slide ${number} of ${count}`,
    hi: ({ number, count }) => `${count} में से स्लाइड ${number} दिखाएँ`,
  }),
  previous: { en: 'Previous slide', hi: 'पिछली स्लाइड' },
  next: { en: 'Next slide', hi: 'अगली स्लाइड' },
  pause: { en: 'Pause slides', hi: 'स्लाइड रोकें' },
  play: { en: 'Play slides', hi: 'स्लाइड चलाएँ' },
} satisfies Messages;
