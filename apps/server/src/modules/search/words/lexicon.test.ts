import { plainWords } from '@subah/rules/search/plain-words';
import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import type { LexiconEntry } from './meanings-by-term.ts';

const entry = (names: string[], words: string[], related: string[] = []): LexiconEntry => ({
  terms: [...names, ...words],
  meaning: { names, words, related, relatedAs: 'related' },
});
const ENTRIES = [
  entry(['potato'], ['aloo', 'alu']),
  entry(['sweet potato'], ['shakarkand']),
  entry(['oil'], ['tel']),
  entry(['mustard oil'], ['sarson ka tel']),
  entry(['oil lamp'], ['tel ka diya']),
  entry(['dishwash'], ['bartan dhone ka sabun']),
  entry(['weight gain'], ['wajan badhane']),
  entry(['harpic'], ['harpik'], ['toilet cleaner']),
];
const asIs = (word: string) => word;
const lexicon = createLexicon(ENTRIES, [], asIs);
const textsOf = (meanings: Meaning[]) => meanings.flatMap(({ names }) => names.map(({ text }) => text));
const namesOf = (found: { meanings: Meaning[] } | undefined) => found && textsOf(found.meanings);

test('finds the longest phrase at a word', () => {
  expect(lexicon.phraseAt(['fresh', 'sweet', 'potato'], 1)).toMatchObject({ length: 2 });
  expect(namesOf(lexicon.phraseAt(['aloo', 'tikki'], 0))).toEqual(['potato']);
  expect(lexicon.phraseAt(['tikki'], 0)).toBeUndefined();
});

test('reads a phrase by its sound, without filler words', () => {
  expect(namesOf(lexicon.phraseAt(['saras', 'tel'], 0))).toBeUndefined();
  expect(namesOf(lexicon.phraseAt(['sarso', 'tel'], 0))).toEqual(['mustard oil']);
  expect(namesOf(lexicon.phraseAt(['sarson', 'tel'], 0))).toEqual(['mustard oil']);
  expect(namesOf(lexicon.phraseAt(plainWords('सरसों के तेल').split(' '), 0))).toEqual(['mustard oil']);
  expect(textsOf(lexicon.soundsLike('aaloo'))).toEqual(['potato']);
});

test('reads a word by its sound as the one that is spelt most alike, unless half of its letters differ', () => {
  const rice = createLexicon([entry(['rice'], ['bhaat', 'bhat']), entry(['wick'], ['batti', 'bati'])], [], asIs);
  expect(textsOf(rice.soundsLike('bhatt'))).toEqual(['rice']);
  expect(textsOf(rice.soundsLike('battey'))).toEqual([]);
  expect(textsOf(rice.soundsLike('battee'))).toEqual(['wick']);
});

test('reads a phrase by its sound as the one that is spelt most alike', () => {
  const masala = createLexicon([entry(['spices'], ['garam masale']), entry(['garam masala'], [])], [], asIs);
  expect(masala.phraseAt(['garam', 'masalla'], 0)?.spelt).toBe('garam masala');
});

test('reads a phrase whose words end otherwise', () => {
  expect(namesOf(lexicon.phraseAt(['wajan', 'badhana'], 0))).toEqual(['weight gain']);
  expect(namesOf(lexicon.phraseAt(plainWords('वजन बढ़ाना').split(' '), 0))).toEqual(['weight gain']);
});

test('reads the two words of a complaint in any order, but not those of a thing', () => {
  const lips = {
    ...entry(['chapped lips'], ['phate honth']),
    meaning: { names: [], words: [], related: [], relatedAs: 'typed' as const },
  };
  const both = createLexicon([lips, entry(['mustard oil'], ['sarson tel'])], [], asIs);
  expect(both.phraseAt(['honth', 'phatey'], 0)).toMatchObject({ length: 2, spelt: 'phate honth' });
  expect(both.phraseAt(['tel', 'sarson'], 0)).toBeUndefined();
});

test('puts the likeliest meaning of a term first', () => {
  const cabbage = { ...entry(['cabbage'], ['gobhi']), lessLikelyTerms: new Set(['gobhi']) };
  const gobhi = createLexicon([cabbage, entry(['cauliflower'], ['gobhi'])], [], asIs);
  expect(namesOf(gobhi.phraseAt(['gobhi'], 0))).toEqual(['cauliflower', 'cabbage']);
  expect(gobhi.phraseAt(['gobhi'], 0)?.meanings.map(({ isLessLikely }) => isLessLikely)).toEqual([undefined, true]);
});

test('reads words that are written apart or together', () => {
  expect(namesOf(lexicon.phraseAt(['mus', 'tard', 'oil'], 0))).toEqual(['mustard oil']);
  expect(namesOf(lexicon.phraseAt(['mustardoil'], 0))).toEqual(['mustard oil']);
  expect(namesOf(lexicon.phraseAt(['shakar', 'kand'], 0))).toEqual(['sweet potato']);
});

test('reads a phrase in the other number', () => {
  expect(namesOf(lexicon.phraseAt(['sweet', 'potatos'], 0))).toEqual(['sweet potato']);
});

test('reads words for cleaning as one', () => {
  expect(namesOf(lexicon.phraseAt(['bartan', 'saaf', 'karne', 'ka', 'sabun'], 0))).toEqual(['dishwash']);
  expect(namesOf(lexicon.phraseAt(plainWords('बर्तन साफ करने का साबुन').split(' '), 0))).toEqual(['dishwash']);
});

test('says how the dictionary spells a phrase that was typed otherwise', () => {
  expect(lexicon.phraseAt(['mustardoil'], 0)?.spelt).toBe('mustard oil');
  expect(lexicon.phraseAt(['mustaard', 'oil'], 0)?.spelt).toBe('mustard oil');
  expect(lexicon.phraseAt(['mustard', 'oil'], 0)?.spelt).toBeUndefined();
});

test('knows a word in Devanagari by its sound in both scripts', () => {
  const plate = createLexicon([entry(['plate'], [plainWords('प्लेट')])], [], asIs);
  expect(textsOf(plate.soundsLikeHindi(plainWords('प्लैट')))).toEqual(['plate']);
  expect(textsOf(plate.soundsLike('plet'))).toEqual(['plate']);
});

test('knows the words beside a word in phrases', () => {
  expect(lexicon.wordsBefore('tel')).toEqual(['sarson']);
  expect(lexicon.wordsAfter('sarson')).toEqual(['tel']);
  expect(lexicon.wordsAfter('tel')).toEqual(['diya']);
});

test('ends a phrase before a filler word', () => {
  expect(lexicon.phraseAt(['sarson', 'tel', 'for', 'hair'], 0)).toMatchObject({ length: 2 });
});

test('never reads what is related backwards', () => {
  expect(lexicon.phraseAt(['toilet', 'cleaner'], 0)).toBeUndefined();
});

test('finds near words and longer names', () => {
  expect(lexicon.findNear('potatto')).toEqual([{ word: 'potato', edits: 1 }]);
  expect(lexicon.longerNames('potato')).toEqual([{ text: 'sweet potato', stems: ['sweet', 'potato'] }]);
});

test('knows a kind of a thing from another thing', () => {
  expect(lexicon.longerNames('oil').map(({ text }) => text)).toEqual(['oil lamp']);
});

test('reads a marked name as its mark says, not by its words', () => {
  const marked = createLexicon(
    [
      entry(['milk'], ['doodh']),
      { ...entry(['coconut milk'], ['nariyal ka doodh']), isKindOfLastWord: new Map([['coconut milk', false]]) },
      entry(['rice'], ['chawal']),
      { ...entry(['kolam rice'], ['wada kolam']), isKindOfLastWord: new Map([['kolam rice', true]]) },
    ],
    [],
    asIs,
  );
  expect(marked.longerNames('milk').map(({ text }) => text)).toEqual(['coconut milk']);
  expect(marked.longerNames('rice')).toEqual([]);
});

test('lets the words of the shop replace those of the dictionary', () => {
  const own = createLexicon(ENTRIES, [{ term: 'Aloo', means: ['Sweet Potato'] }], asIs);
  expect(namesOf(own.phraseAt(['aloo'], 0))?.[0]).toBe('sweet potato');
  expect(namesOf(own.phraseAt(['alu'], 0))).toEqual(['potato']);
});
