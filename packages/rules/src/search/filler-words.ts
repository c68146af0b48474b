import { devanagariOf } from './devanagari.ts';
import { isDevanagari } from './plain-words.ts';

/** Words of a query that do not describe the product. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `a an the of for with in and or to on my me i we some any please buy order online price rate cost cheap cheapest best good fresh new
  rs rupees near delivery home shop store need want get give show
  ka ki ke ko se me mein hai wala wali wale chahiye chahie liye aur ya ek do thoda lagane khane peene
  marne maarne maar karne sasta sasti saste sabse badhiya accha achha
  dawa dawai dava davai goli medicine medicines`
    .split(/\s+/)
    .filter(Boolean),
);

export const HINDI_FILLER_WORDS: ReadonlySet<string> = new Set(
  'का की के को से में है और या एक वाला वाली वाले चाहिए लिए लगाने खाने पीने मारने करने सस्ता सस्ती सस्ते सबसे बढिया अच्छा दवा दवाई गोली'.split(
    ' ',
  ),
);

/** Whether a word made by `plainWords` does not describe the product. */
export const isFiller = (word: string): boolean =>
  isDevanagari(word) ? HINDI_FILLER_WORDS.has(devanagariOf(word)) : FILLER_WORDS.has(word);
