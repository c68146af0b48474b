import { type Messages, plural, withValues } from './message.ts';

export const reviews = {
  title: { en: 'Ratings and reviews', hi: 'रेटिंग और राय' },
  none: { en: 'No reviews yet.', hi: 'अभी कोई राय नहीं है।' },
  onlyBuyers: {
    en: 'Reviews are written by customers who received the product.',
    hi: 'राय वही ग्राहक लिखते हैं जिन्हें यह सामान मिला है।',
  },
  summary: withValues<{ average: string; count: number }>({
    en: ({ average, count }) => `${average} of 5, ${plural.en(count, { one: '1 rating', other: `${count} ratings` })}`,
    hi: ({ average, count }) => `5 में से ${average}, ${count} रेटिंग`,
  }),
  count: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 rating', other: `${count} ratings` }),
    hi: ({ count }) => `${count} रेटिंग`,
  }),
  stars: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 star', other: `${count} stars` }),
    hi: ({ count }) => plural.hi(count, { one: '1 तारा', other: `${count} तारे` }),
  }),
  shopAnswer: { en: 'Reply from the shop', hi: 'दुकान का जवाब' },
} satisfies Messages;

/** The form of a customer who received the product. */
export const ownReview = {
  title: { en: 'Your review', hi: 'आपकी राय' },
  rating: { en: 'Your rating', hi: 'आपकी रेटिंग' },
  text: { en: 'What was good, what was not? (optional)', hi: 'क्या अच्छा लगा, क्या नहीं? (ज़रूरी नहीं)' },
  save: { en: 'Save review', hi: 'राय सेव करें' },
  remove: { en: 'Delete review', hi: 'राय हटाएँ' },
  saved: { en: 'Thank you for your review', hi: 'आपकी राय के लिए धन्यवाद' },
  removed: { en: 'Review deleted', hi: 'राय हटा दी गई' },
  failed: { en: 'Your review was not saved. Please try again.', hi: 'आपकी राय सेव नहीं हुई। दोबारा कोशिश करें।' },
  chooseStars: { en: 'Choose 1 to 5 stars.', hi: '1 से 5 तारे चुनें।' },
  waiting: {
    en: 'We check your review before others can see it.',
    hi: 'आपकी राय देखने के बाद ही हम इसे सबको दिखाते हैं।',
  },
  hidden: { en: 'This review is not shown in the shop.', hi: 'यह राय दुकान में नहीं दिख रही है।' },
} satisfies Messages;
