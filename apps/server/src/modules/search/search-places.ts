import type { PlaceGroup, SearchPlace, SearchPlaceKind } from '@subah/contract/search/search';
import { categoryPath } from '@subah/rules/catalog/catalogs';
import { FILLER_WORDS } from '@subah/rules/search/filler-words';
import { plainWords } from '@subah/rules/search/plain-words';
import { SEARCH_PAGES } from '@subah/rules/search/search-pages';
import type { Db } from '../../platform/database/database.ts';
import { bestSellingNames, brandsForSearch, categoriesForSearch } from '../catalog/index.ts';
import { lowerBound } from './sorted-words.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

/** Counting brands reads all products, so it is not repeated for every change of the catalog. */
const FRESH_MS = 10 * 60 * 1000;
const MAX_POPULAR = 8;

/** A place with the words that find it. One key must be in the search; the other words may be. */
export type NamedPlace = { place: SearchPlace; keys: string; words: string };

type IndexedPlace = { place: SearchPlace; keys: string[]; words: string[]; position: number };

export type SearchPlaces = {
  /** Places for all words of the query, by kind. */
  find: (query: string, limit: number) => PlaceGroup[];
  popular: string[];
};

type PlacesInput = {
  db: Db;
  /** Doctors and departments, which belong to a module above the search. */
  careForSearch: (db: Db) => Promise<NamedPlace[]>;
  version: () => number;
};

export function openSearchPlaces({ db, careForSearch, version }: PlacesInput): () => Promise<SearchPlaces> {
  const brands = staleWhileRevalidate(() => brandsForSearch(db), { freshMs: FRESH_MS });
  const popular = staleWhileRevalidate(() => bestSellingNames(db, MAX_POPULAR), { freshMs: FRESH_MS });
  const others = staleWhileRevalidate(
    async () => [...(await categoriesForSearch(db)).map(categoryPlace), ...(await careForSearch(db)), ...PAGES],
    { version },
  );
  type Basis = { from: unknown[]; places: SearchPlaces };
  let built: Basis | undefined;
  return async () => {
    const [brandRows, otherPlaces, names] = [await brands(), await others(), await popular()];
    const from = [brandRows, otherPlaces, names];
    if (!built || from.some((part, index) => part !== built?.from[index]))
      built = { from, places: createPlaces([...brandRows.map(brandPlace), ...otherPlaces], names) };
    return built.places;
  };
}

const brandPlace = ({ name }: { name: string }): NamedPlace => ({
  place: { kind: 'brand', id: name, text: name, path: `/search?${new URLSearchParams({ query: name, brand: name })}` },
  keys: name,
  words: '',
});

const categoryPlace = (row: Awaited<ReturnType<typeof categoriesForSearch>>[number]): NamedPlace => ({
  place: {
    kind: row.catalog === 'labtest' ? 'health-check' : 'category',
    id: row.id,
    text: row.name,
    path: categoryPath(row.catalog, row.id),
  },
  keys: row.name,
  words: row.catalog === 'labtest' ? 'test tests health check checkup package lab' : '',
});

const PAGES: NamedPlace[] = SEARCH_PAGES.map(({ id, path, title, keys, words }) => ({
  place: { kind: 'page', id, text: title, path },
  keys,
  words,
}));

const KIND_ORDER: SearchPlaceKind[] = ['page', 'category', 'brand', 'department', 'doctor', 'health-check'];

const splitWords = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLER_WORDS.has(word));

function createPlaces(places: NamedPlace[], popular: string[]): SearchPlaces {
  const indexed = places.map(
    ({ place, keys, words }, position): IndexedPlace => ({
      place,
      keys: splitWords(keys),
      words: splitWords(words),
      position,
    }),
  );
  const byKey = indexed
    .flatMap((entry) => entry.keys.map((key) => ({ key, entry })))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  /** Every place that is found has a key that begins with a typed word, so that few of thousands of brands are looked at. */
  const candidates = (typed: string[]): IndexedPlace[] => {
    const found = new Set<IndexedPlace>();
    for (const word of typed) {
      const start = lowerBound(byKey, word, ({ key }) => key);
      for (let at = start; byKey[at]?.key.startsWith(word); at++) {
        const entry = byKey[at]?.entry;
        if (entry) found.add(entry);
      }
    }
    return [...found].sort((a, b) => a.position - b.position);
  };
  return {
    popular,
    find(query, limit) {
      const typed = splitWords(query).map(singular);
      if (typed.length === 0) return [];
      const found = Map.groupBy(
        candidates(typed).filter((entry) => isFound(entry, typed)),
        ({ place }) => place.kind,
      );
      return KIND_ORDER.flatMap((kind) => {
        const entries = found.get(kind) ?? [];
        // A name with fewer other words is nearer to what was typed. The sort is stable: frequent brands stay first.
        const places = entries.toSorted((a, b) => a.keys.length - b.keys.length).map(({ place }) => place);
        return places.length > 0 ? [{ kind, places: places.slice(0, limit) }] : [];
      });
    },
  };
}

const singular = (word: string): string => (/[a-z]{3,}s$/.test(word) ? word.slice(0, -1) : word);

const MIN_PREFIX = 3;

function isFound({ place, keys, words }: IndexedPlace, typed: string[]): boolean {
  const isIn = (list: string[], word: string) =>
    list.some((each) => (word.length < MIN_PREFIX ? each === word : each.startsWith(word)));
  // "amul butter" names the brand and more.
  if (place.kind === 'brand' && keys.every((key) => typed.includes(singular(key)))) return true;
  return typed.some((word) => isIn(keys, word)) && typed.every((word) => isIn(keys, word) || isIn(words, word));
}
