/** Words that the shopkeeper taught: the search dictionary knows the language, this shop how its own customers say things. */
export const synonyms: { term: string; means: string[] }[] = [
  { term: 'chakna', means: ['namkeen', 'peanuts'] },
  { term: 'chai ki patti', means: ['tea'] },
  { term: 'hath dhone ka', means: ['handwash'] },
  { term: 'salad', means: ['cucumber', 'tomato', 'lettuce'] },
  { term: 'citrus', means: ['orange', 'lemon', 'sweet lime'] },
  { term: 'besan ke laddu', means: ['laddu'] },
  { term: 'full body checkup', means: ['full body'] },
];
