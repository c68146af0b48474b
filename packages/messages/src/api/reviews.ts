import type { Messages } from '../message.ts';

export const reviewInputs = {
  rating: { en: 'Choose 1 to 5 stars.', hi: '1 से 5 तारे चुनें।' },
  longText: { en: 'A review has at most 1,000 letters.', hi: 'राय 1,000 अक्षर तक लिख सकते हैं।' },
} satisfies Messages;

export const reviewRefusals = {
  notBought: {
    en: 'You can review a product once it has been delivered to you.',
    hi: 'सामान आपको मिलने के बाद आप अपनी राय लिख सकते हैं।',
  },
} satisfies Messages;

export const reviewAnswers = {
  deleted: { en: 'Review deleted', hi: 'राय हटा दी गई' },
} satisfies Messages;
