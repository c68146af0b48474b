import { type StaffMessages, withValues } from './message.ts';

export const reviews = {
  singular: { en: 'review' },
  plural: { en: 'reviews' },
  waiting: { en: 'Waiting' },
  empty: { en: 'No reviews found.' },
  stars: { en: 'Stars' },
  ratingOfFive: withValues<{ rating: number }>({ en: ({ rating }) => `${rating} of 5` }),
  review: { en: 'Review' },
  answered: withValues<{ text: string }>({ en: ({ text }) => `Answer: ${text}` }),
  shownToast: withValues<{ product: string }>({ en: ({ product }) => `Review of ${product} is shown` }),
  hiddenToast: withValues<{ product: string }>({ en: ({ product }) => `Review of ${product} is hidden` }),
  changeFailed: { en: 'Failed to change the review' },

  answer: { en: 'Answer' },
  changeAnswer: { en: 'Change answer' },
  answerTo: withValues<{ name: string }>({ en: ({ name }) => `Answer ${name}` }),
  starsOfFive: withValues<{ rating: number }>({ en: ({ rating }) => `${rating} of 5 stars` }),
  answerHint: { en: 'Everybody sees it below the review. Leave it empty to remove it.' },
  saveAnswer: { en: 'Save answer' },
  answerSaved: { en: 'Answer saved' },
  answerRemoved: { en: 'Answer removed' },
  saveAnswerFailed: { en: 'Failed to save the answer' },
} satisfies StaffMessages;
