import { type Messages, plural, withValues } from './message.ts';

/** The search box and its suggestions. */
export const searchBox = {
  placeholder: { en: 'Search atta, doodh, tamatar', hi: 'आटा, दूध, टमाटर खोजें' },
  submit: { en: 'Search', hi: 'खोजें' },
} satisfies Messages;

export const searchSuggestions = {
  title: { en: 'Suggestions', hi: 'सुझाव' },
  category: { en: 'Category', hi: 'कैटेगरी' },
  count: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 suggestion', other: `${count} suggestions` }),
    hi: ({ count }) => `${count} सुझाव`,
  }),
  allResults: withValues<{ query: string }>({
    en: ({ query }) => `All results for "${query}"`,
    hi: ({ query }) => `"${query}" के सारे नतीजे`,
  }),
} satisfies Messages;
