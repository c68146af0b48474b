import type { Alternative } from './alternatives.ts';

/** One term of the query with all phrases that match it. */
export type Term = {
  words: readonly string[];
  alternatives: Alternative[];
  /** For when no product has the words of a phrase together: "cold coffee" shows coffee, but "tooth powder" no other powder. */
  lastThings: Alternative[];
  /** Those of them that the last typed word of a phrase means. */
  typedThings: Alternative[];
  /** Other things whose name contains the term. */
  otherThings: Alternative[];
  /** Stems of the shelves where nothing is what the term names. */
  otherShelves: readonly string[];
  /** Has a meaning, so that it is no misspelling. */
  isTaught: boolean;
  /** The name of one thing in the dictionary: no complaint, property or word for many things. */
  isNamed: boolean;
  /** Typed as products are called, not as another word for them. */
  isName: boolean;
  /** The name of a medicine, no brand. */
  isMedicine: boolean;
  /** A complaint of the skin, or what helps only against such. */
  isOfSkin: boolean;
  /** Says only what something is like or for. */
  isProperty: boolean;
  /** Only packs or forms, which a product need not name: "dark chocolate bar". */
  isPack: boolean;
  /** Nothing in the catalog is similar. */
  isUnknown: boolean;
};
