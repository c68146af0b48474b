import type { StaffMessages } from './message.ts';

export const searchWords = {
  synonyms: { en: 'Synonyms' },
  dictionary: { en: 'Dictionary' },
  misses: { en: 'Did not help' },

  singular: { en: 'word' },
  plural: { en: 'words' },
  typed: { en: 'People type' },
  meant: { en: 'The shop calls it' },
  meantHint: { en: 'Several are separated by commas. The search uses the word as soon as it is saved.' },
  search: { en: 'Search words' },
  empty: { en: 'No words found.' },
  csvOfWords: { en: 'CSV list of words' },

  searchDictionary: { en: 'Search the dictionary' },
  emptyDictionary: { en: 'Search for a word that comes with the shop. Words that you switch off are listed here.' },
  typedInDictionary: { en: 'People type; press a word to switch it off' },

  missSingular: { en: 'search' },
  missPlural: { en: 'searches' },
  noMisses: { en: 'Every search found something good.' },
  searchedFor: { en: 'Searched for' },
  times: { en: 'Times' },
  why: { en: 'Why' },
  last: { en: 'Last' },
  noResult: { en: 'nothing found' },
  weak: { en: 'nothing good' },
  unclicked: { en: 'no click' },
  repeated: { en: 'searched again' },
  teach: { en: 'Teach' },
  dismiss: { en: 'Dismiss' },
} satisfies StaffMessages;
