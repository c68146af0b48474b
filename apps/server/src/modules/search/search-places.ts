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
type PlaceIndex = { withKey: (prefix: string) => IndexedPlace[] };

export type SearchPlaces = {
  /** Places for all words of the query, by kind. */
  find: (query: string, limit: number) => PlaceGroup[];
  popular: { name: string; hindiName: string | null }[];
};

type PlacesInput = {
  db: Db;
  /** Doctors and departments, which belong to a module above the search. */
  careForSearch: (db: Db) => Promise<NamedPlace[]>;
  version: () => number;
};

export function openSearchPlaces({ db, careForSearch, version }: PlacesInput): () => Promise<SearchPlaces> {
  // An index of its own: a large shop has thousands of brands, while the other places are few and read often.
  const brands = staleWhileRevalidate(async () => indexPlaces((await brandsForSearch(db)).map(brandPlace)), {
    freshMs: FRESH_MS,
  });
  const others = staleWhileRevalidate(
    async () =>
      indexPlaces([...(await categoriesForSearch(db)).map(categoryPlace), ...(await careForSearch(db)), ...PAGES]),
    { version },
  );
  const bestSelling = staleWhileRevalidate(() => bestSellingNames(db, MAX_POPULAR), { freshMs: FRESH_MS });
  return async () => {
    const indexes = [await brands(), await others()];
    return { find: (query, limit) => findPlaces(indexes, query, limit), popular: await bestSelling() };
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

const splitWords = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLER_WORDS.has(word));

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

/** Every place that is found has a key that begins with a typed word. */
function findPlaces(indexes: PlaceIndex[], query: string, limit: number): PlaceGroup[] {
  const typed = splitWords(query).map(singular);
  const candidates = new Set(indexes.flatMap(({ withKey }) => typed.flatMap(withKey)));
  const found = Map.groupBy(
    [...candidates].filter((entry) => isFound(entry, typed)),
    ({ place }) => place.kind,
  );
  return KIND_ORDER.flatMap((kind) => {
    // A name with fewer other words is nearer to what was typed; then frequent brands come first.
    const entries = (found.get(kind) ?? []).sort((a, b) => a.keys.length - b.keys.length || a.position - b.position);
    return entries.length > 0 ? [{ kind, places: entries.slice(0, limit).map(({ place }) => place) }] : [];
  });
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
