import type { Messages } from './message.ts';

export const testimonials = {
  title: { en: 'What customers say', hi: 'हमारे ग्राहक क्या कहते हैं' },
} satisfies Messages;
