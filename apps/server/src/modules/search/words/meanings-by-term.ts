import { plainWords } from '@subah/rules/search/plain-words';
import { isMedicine, type Meaning, type Phrase } from './meaning.ts';
import { isForSkin } from './words-for-medicine.ts';

/** In plain words. */
export type LexiconEntry = {
  terms: readonly string[];
  /** Terms that more likely mean another entry. */
  lessLikelyTerms?: ReadonlySet<string>;
  meaning: Meaning<string>;
  isBrand?: boolean;
  /** Only products that are this answer the search. */
  isHeadOnly?: boolean;
  /** Whether a name is a kind of what its last word names, where its terms do not show it. */
  isKindOfLastWord?: ReadonlyMap<string, boolean>;
};

/** An entry, and its meaning with stems. */
export type StemmedEntry = { entry: LexiconEntry; meaning: Meaning };

export type OwnWord = { term: string; means: readonly string[] };

type StemOf = (word: string) => string;

const toPhrase = (text: string, stemOf: StemOf): Phrase => ({ text, stems: text.split(' ').map(stemOf) });

/** Brands that are common words: "slice" and "real" say nothing about a product. */
const COMMON_WORDS = new Set(
  'slice real wheel tide comfort boost hit catch pulse sting cycle gems munch perk vanish engage tang ensure'.split(
    ' ',
  ),
);

/** Names of brands of one kind of thing: lists without brands call diapers "Pampers Pants". */
function brandsByKind(entries: readonly LexiconEntry[]): (kind: string) => string[] {
  const brands = new Map<string, string[]>();
  for (const { isBrand, meaning } of entries) {
    const [kind = '', ...others] = meaning.related;
    const names = meaning.names.filter((name) => !name.includes(' ') && !COMMON_WORDS.has(name));
    if (isBrand && others.length === 0) brands.set(kind, [...(brands.get(kind) ?? []), ...names]);
  }
  return (kind) => brands.get(kind) ?? [];
}

/** Whether complaints of the skin, and no others, name a medicine as their remedy: "clindamycin gel". */
function helpsOnlySkin(entries: readonly LexiconEntry[]): (medicine: string) => boolean {
  const complaints = entries.map(({ meaning }) => meaning).filter(({ relatedAs }) => relatedAs === 'typed');
  const ofSkin = complaints.filter(({ isOfSkin }) => isOfSkin).flatMap(({ related }) => related);
  const others = complaints.filter(({ isOfSkin }) => !isOfSkin).flatMap(({ related }) => related);
  const isIt = (medicine: string) => (remedy: string) =>
    remedy === medicine || (isForSkin(remedy) && remedy.startsWith(`${medicine} `));
  return (medicine) => ofSkin.some(isIt(medicine)) && !others.includes(medicine);
}

export function stemEntries(entries: readonly LexiconEntry[], stemOf: StemOf): StemmedEntry[] {
  const brands = new Set(entries.flatMap(({ isBrand, meaning }) => (isBrand ? meaning.names : [])));
  const brandsOf = brandsByKind(entries);
  const isOnlyForSkin = helpsOnlySkin(entries);
  return entries.map((entry) => {
    const { names, words, related, relatedAs, trade } = entry.meaning;
    const toName = (text: string): Phrase => ({
      ...toPhrase(text, stemOf),
      ...(relatedAs === 'typed' && { isExact: true }),
      ...(entry.isHeadOnly && { isHeadOnly: true }),
      ...(entry.isBrand && { isBrand: true }),
      ...(entry.isBrand && COMMON_WORDS.has(text) && { isCommonWord: true }),
    });
    const hasRemedyForSkin = entry.meaning.isOfSkin || related.some(isForSkin);
    const toRelated = (text: string): Phrase => ({
      ...toPhrase(text, stemOf),
      ...(relatedAs === 'near' && { isHeadOnly: true }),
      ...(relatedAs === 'typed' && { isRemedy: true }),
      ...(relatedAs === 'typed' && hasRemedyForSkin && { isForSkin: true }),
      ...(brands.has(text) && { isBrand: true }),
    });
    const meaning: Meaning = {
      ...entry.meaning,
      ...(isMedicine(entry.meaning) && names.some(isOnlyForSkin) && { isOfSkin: true }),
      names: names.map(toName),
      words: words.map(toName),
      related: [...related, ...(trade ? names.flatMap(brandsOf) : [])].map(toRelated),
    };
    return { entry, meaning };
  });
}

/** The meanings of each term, likeliest first. */
export function meaningsByTerm(entries: readonly StemmedEntry[]): Map<string, Meaning[]> {
  const byTerm = new Map<string, Meaning[]>();
  for (const { entry, meaning } of entries)
    for (const term of entry.terms) {
      const read = entry.lessLikelyTerms?.has(term) ? { ...meaning, isLessLikely: true } : meaning;
      byTerm.set(term, likeliestFirst([...(byTerm.get(term) ?? []), read]));
    }
  return byTerm;
}

const likeliestFirst = (meanings: Meaning[]): Meaning[] =>
  meanings.sort((a, b) => Number(a.isLessLikely ?? false) - Number(b.isLessLikely ?? false));

/** The shop's own words replace what the entries say about the same term. */
export function addOwnWords(byTerm: Map<string, Meaning[]>, ownWords: readonly OwnWord[], stemOf: StemOf): void {
  for (const { term, means } of ownWords) {
    const plain = plainWords(term);
    const names = means.map(plainWords).filter(Boolean);
    // Two steps: "pet dard" may be taught as stomach pain, and stomach pain means dicyclomine.
    const further = names.flatMap((name) => byTerm.get(name) ?? []);
    const taught: Meaning = {
      names: names.map((name) => toPhrase(name, stemOf)),
      words: [],
      related: [],
      relatedAs: 'related',
    };
    if (plain && names.length > 0) byTerm.set(plain, [taught, ...further]);
  }
}
