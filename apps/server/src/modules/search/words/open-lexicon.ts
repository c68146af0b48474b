import type { Catalog } from '@subah/rules/catalog/catalogs';
import { plainWords } from '@subah/rules/search/plain-words';
import { readDictionary } from '@subah/search-dictionary/dictionary';
import type { Db } from '../../../platform/database/database.ts';
import { switchedOffTerms, synonyms } from '../search.tables.ts';
import { staleWhileRevalidate } from '../stale-while-revalidate.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { Strength } from './meaning.ts';
import type { LexiconEntry } from './meanings-by-term.ts';
import type { Stems } from './read-vocabulary.ts';

/** How well what is related answers: a complaint has no product of its own name, a kind of products perhaps no shelf. */
const RELATED_AS = new Map<string, Strength>([
  ['symptoms', 'typed'],
  ['kinds', 'near'],
]);
const CATALOGS = new Map<string, Catalog>([
  ['symptoms', 'medicine'],
  ['medicines', 'medicine'],
  ['lab-tests', 'labtest'],
]);

const TRADES = new Map([
  ['produce', 'food'],
  ['staples', 'food'],
  ['dairy', 'food'],
  ['snacks-drinks', 'food'],
  ['household', 'household'],
  ['personal-care', 'care'],
  ['baby', 'care'],
  ['medicines', 'medicine'],
]);

type LexiconOptions = {
  stems: Stems;
  /** Own words are read again at once when it changes. */
  version: () => number;
};

/** The dictionary without the terms that the shop has switched off, and the shop's own words; built again when these change. */
export function openLexicon(db: Db, { stems, version }: LexiconOptions): () => Promise<Lexicon> {
  type Built = { basis: string; lexicon: Lexicon };
  const build = async (stale: Built | undefined): Promise<Built> => {
    const ownWords = await db.select({ term: synonyms.term, means: synonyms.means }).from(synonyms);
    const switchedOff = await db.select({ term: switchedOffTerms.term }).from(switchedOffTerms);
    const basis = JSON.stringify([ownWords, switchedOff]);
    if (stale?.basis === basis) return stale;
    const entries = readEntries(new Set(switchedOff.map(({ term }) => term)));
    const stemOf = await stems([
      ...wordsOf(entries),
      ...ownWords.flatMap(({ means }) => plainWords(means.join(' ')).split(' ')),
    ]);
    return { basis, lexicon: createLexicon(entries, ownWords, (word) => stemOf.get(word) ?? word) };
  };
  const current = staleWhileRevalidate(build, { version });
  return async () => (await current()).lexicon;
}

function readEntries(switchedOff: ReadonlySet<string>): LexiconEntry[] {
  const { concepts, ambiguous } = readDictionary();
  const likeliest = new Map(Array.from(ambiguous, ([term, head]) => [plainWords(term), head]));
  return concepts.map((concept) => {
    const { domain, heads, words, misspellings, related } = concept;
    const [names, others] = [heads.map(plainWords), words.map(plainWords)];
    const catalog = CATALOGS.get(domain);
    const trade = TRADES.get(domain);
    return {
      isBrand: domain === 'brands',
      isHeadOnly: domain === 'other-goods',
      isKindOfLastWord: new Map(Array.from(concept.isKindOfLastWord, ([head, isKind]) => [plainWords(head), isKind])),
      terms: [...names, ...others, ...misspellings.map(plainWords)].filter((term) => !switchedOff.has(term)),
      lessLikelyTerms: new Set(
        others.filter((term) => likeliest.get(term) && !heads.includes(likeliest.get(term) ?? '')),
      ),
      meaning: {
        names: domain === 'lab-tests' ? [...names, ...names.flatMap(withoutTest)] : names,
        words: others,
        ...(domain === 'doctors'
          ? { related: [], departments: related.map(plainWords) }
          : { related: related.map(plainWords) }),
        relatedAs: RELATED_AS.get(domain) ?? 'related',
        ...(catalog && { catalog }),
        ...(trade && { trade }),
        ...(domain === 'properties' && { isProperty: true }),
        ...(concept.isOfSkin && { isOfSkin: true }),
      },
    };
  });
}

/** Labs list "Vitamin D", people ask for the "vitamin d test". */
const withoutTest = (name: string): string[] =>
  name.endsWith(' test') && name !== 'lab test' ? [name.slice(0, -' test'.length)] : [];

/** All words of all phrases, for reading their stems in one query. */
const wordsOf = (entries: LexiconEntry[]): string[] => [
  ...new Set(
    entries.flatMap(({ meaning }) =>
      [...meaning.names, ...meaning.words, ...meaning.related].flatMap((name) => name.split(' ')),
    ),
  ),
];
