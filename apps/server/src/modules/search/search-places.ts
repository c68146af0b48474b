import type { PlaceGroup, SearchPlace, SearchPlaceKind } from '@subah/contract/search/search';
import { categoryPath } from '@subah/rules/catalog/catalogs';
import { isFiller } from '@subah/rules/search/filler-words';
import { plainWords } from '@subah/rules/search/plain-words';
import { toDevanagari } from '@subah/rules/search/scripts';
import { SEARCH_PAGES } from '@subah/rules/search/search-pages';
import type { Db } from '../../platform/database/database.ts';
import { bestSellingNames, brandsForSearch, categoriesForSearch } from '../catalog/index.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import type { Lexicon } from './words/lexicon.ts';
import { lowerBound } from './words/sorted-words.ts';

/** Counting brands reads all products, so it is not repeated for every change of the catalog. */
const FRESH_MS = 10 * 60 * 1000;
const MAX_POPULAR = 8;

/** A place with the words that find it. One key must be in the search; the other words may be. */
export type NamedPlace = { place: SearchPlace; keys: string; words: string };

type IndexedPlace = { place: SearchPlace; keys: string[]; words: string[]; position: number };
type PlaceIndex = { withKey: (prefix: string) => IndexedPlace[] };

export type SearchPlaces = {
  /** Places for all words of the query or what they mean, by kind. */
  find: (query: string, limit: number) => PlaceGroup[];
  popular: { name: string; hindiName: string | null }[];
};

type PlacesInput = {
  db: Db;
  /** Doctors, departments and policy pages, which belong to modules above the search. */
  placesForSearch: (db: Db) => Promise<NamedPlace[]>;
  lexicon: () => Promise<Lexicon>;
  version: () => number;
};

export function openSearchPlaces({ db, placesForSearch, lexicon, version }: PlacesInput): () => Promise<SearchPlaces> {
  // An index of its own: a large shop has thousands of brands, while the other places are few and read often.
  const brands = staleWhileRevalidate(async () => indexPlaces((await brandsForSearch(db)).map(brandPlace)), {
    freshMs: FRESH_MS,
  });
  const others = staleWhileRevalidate(
    async () =>
      indexPlaces([...(await categoriesForSearch(db)).map(categoryPlace), ...(await placesForSearch(db)), ...PAGES]),
    { version },
  );
  const bestSelling = staleWhileRevalidate(() => bestSellingNames(db, MAX_POPULAR), { freshMs: FRESH_MS });
  return async () => {
    const indexes = [await brands(), await others()];
    const words = await lexicon();
    return {
      find(query, limit) {
        const found = findPlaces(indexes, readParts(query, words, isFiller));
        // "order" is a filler word in "order milk", but not in "mera order".
        return groupPlaces(found.length > 0 ? found : findPlaces(indexes, readParts(query, words, isNoKey)), limit);
      },
      popular: await bestSelling(),
    };
  };
}

const brandPlace = ({ name }: { name: string }): NamedPlace => ({
  place: {
    kind: 'brand',
    id: name,
    text: name,
    hindiText: null,
    path: `/search?${new URLSearchParams({ query: name, brand: name })}`,
  },
  keys: name,
  words: '',
});

const categoryPlace = (row: Awaited<ReturnType<typeof categoriesForSearch>>[number]): NamedPlace => ({
  place: {
    kind: row.catalog === 'labtest' ? 'health-check' : 'category',
    id: row.id,
    text: row.name,
    hindiText: row.hindiName,
    path: categoryPath(row.catalog, row.id),
  },
  keys: row.name,
  words: row.catalog === 'labtest' ? 'test tests health check checkup package lab' : '',
});

const PAGES: NamedPlace[] = SEARCH_PAGES.map(({ id, path, title, keys, words }) => ({
  place: { kind: 'page', id, text: title, hindiText: null, path },
  keys,
  words,
}));

const KIND_ORDER: SearchPlaceKind[] = ['page', 'category', 'brand', 'department', 'doctor', 'health-check'];

const PAGE_KEYS = new Set(PAGES.flatMap(({ keys }) => plainWords(keys).split(' ')));

const isNoKey = (word: string): boolean => isFiller(word) && !PAGE_KEYS.has(word);

const splitWords = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && !isNoKey(word));

/** Finds places by the beginning of a key in a sorted list, so that few of thousands of brands are looked at. */
function indexPlaces(places: NamedPlace[]): PlaceIndex {
  const byKey = places
    .map(
      ({ place, keys, words }, position): IndexedPlace => ({
        place,
        keys: splitWords(keys),
        words: splitWords(words),
        position,
      }),
    )
    .flatMap((entry) => entry.keys.map((key) => ({ key, entry })))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    withKey(prefix) {
      const start = lowerBound(byKey, prefix, ({ key }) => key);
      let end = start;
      while (byKey[end]?.key.startsWith(prefix)) end++;
      return byKey.slice(start, end).map(({ entry }) => entry);
    },
  };
}

/** Words that are looked up together, with other names of the same thing. */
type QueryPart = { typed: string[]; names: string[][]; departments: string[][] };

function readParts(query: string, lexicon: Lexicon, isLeftOut: (word: string) => boolean): QueryPart[] {
  const words = plainWords(toDevanagari(query)).split(' ').filter(Boolean);
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, meanings } = lexicon.phraseAt(words, at) ?? { length: 1, meanings: [] };
    const typed = words.slice(at, at + length);
    if (length > 1 || !typed.every(isLeftOut))
      parts.push({
        typed: typed.filter((word) => !isLeftOut(word)).map(singular),
        names: meanings.flatMap(({ names }) => names.map(({ text }) => text.split(' '))),
        departments: meanings.flatMap(({ departments = [] }) => departments.map((name) => name.split(' '))),
      });
    at += length;
  }
  return parts;
}

/** By the typed words or their meaning; departments also by what clinics call them, if none has the title of the doctor. */
function findPlaces(indexes: PlaceIndex[], parts: QueryPart[]): IndexedPlace[] {
  const find = (each: QueryPart[]): IndexedPlace[] => {
    const words = each.flatMap(({ typed, names }) => [...typed, ...names.flat()]);
    const candidates = new Set(indexes.flatMap(({ withKey }) => [...new Set(words)].flatMap(withKey)));
    return [...candidates].filter((entry) => isFound(entry, each));
  };
  const found = find(parts);
  if (found.some(({ place }) => place.kind === 'department' || place.kind === 'doctor')) return found;
  // The names are in order: "general physician" is the last resort.
  const count = Math.max(0, ...parts.map(({ departments }) => departments.length));
  for (let at = 0; at < count; at++) {
    const byDepartment = find(
      parts.map((part) => ({
        ...part,
        names: part.departments.length > 0 ? part.departments.slice(at, at + 1) : part.names,
      })),
    );
    if (byDepartment.length > 0) return [...new Set([...found, ...byDepartment])];
  }
  return found;
}

function groupPlaces(found: IndexedPlace[], limit: number): PlaceGroup[] {
  const byKind = Map.groupBy(found, ({ place }) => place.kind);
  return KIND_ORDER.flatMap((kind) => {
    // A name with fewer other words is nearer to what was typed; then frequent brands come first.
    const entries = (byKind.get(kind) ?? []).sort((a, b) => a.keys.length - b.keys.length || a.position - b.position);
    return entries.length > 0 ? [{ kind, places: entries.slice(0, limit).map(({ place }) => place) }] : [];
  });
}

const singular = (word: string): string => (/[a-z]{3,}s$/.test(word) ? word.slice(0, -1) : word);

const MIN_PREFIX = 3;
/** Products begin with the same three letters as most pages: "sal" is salt, not the sale. */
const MIN_PREFIX_OF_PAGE = 4;

/** Every part is among the words of the place, and at least one among its keys. */
function isFound({ place, keys, words }: IndexedPlace, parts: QueryPart[]): boolean {
  const minPrefix = place.kind === 'page' ? MIN_PREFIX_OF_PAGE : MIN_PREFIX;
  const isIn = (list: string[], word: string) =>
    list.some((each) => (word.length < minPrefix ? each === word : each.startsWith(word)));
  const isNamed = (list: string[], word: string) => list.some((each) => singular(each) === singular(word));
  // "amul butter" names the brand and more.
  const typed = parts.flatMap((part) => part.typed);
  if (place.kind === 'brand' && keys.every((key) => typed.includes(singular(key)))) return true;
  const all = [...keys, ...words];
  const hasKey = parts.some(
    (part) =>
      part.typed.some((word) => isIn(keys, word)) ||
      part.names.some((name) => name.every((word) => isNamed(keys, word))),
  );
  return (
    hasKey &&
    parts.every(
      (part) =>
        part.typed.every((word) => isIn(all, word)) ||
        part.names.some((name) => name.every((word) => isNamed(all, word))),
    )
  );
}
