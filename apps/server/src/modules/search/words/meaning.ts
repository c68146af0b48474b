import type { Catalog } from '@subah/rules/catalog/catalogs';

/** A phrase in plain words, with the stems that PostgreSQL's index has for them. */
export type Phrase = {
  text: string;
  stems: readonly string[];
  /** Only products that are this, not those that have it in their name: snacks are chips, but no chip slicer. */
  isHeadOnly?: boolean;
  /** Helps against a complaint: the zinc of medicines, not that of batteries. */
  isRemedy?: boolean;
  /** A remedy that may be put on the skin: zinc helps against acne and diarrhoea, but a cream only against acne. */
  isForSkin?: boolean;
  isBrand?: boolean;
  /** A brand that is a common word, too: only where the catalog has it as a brand. */
  isCommonWord?: boolean;
  /** Found by its own words only, not by others of the same stems: the complaint "fits" is no "Fit Egg". */
  isExact?: boolean;
};

/**
 * `typed`: the word itself or what products are called that it names. `same`: other words of the same meaning. `near`: what it may have
 * been meant as. `related`: what else answers the search.
 */
export type Strength = 'typed' | 'same' | 'near' | 'related';

/** What a typed term stands for. */
export type Meaning<Text = Phrase> = {
  /** What products are called. */
  names: readonly Text[];
  /** Other words for the same thing, in any language. */
  words: readonly Text[];
  /** Names of other products that also answer the search. */
  related: readonly Text[];
  /** A complaint is answered by what is related to it: nothing is called "headache". */
  relatedAs: Strength;
  /** The catalog that is most likely meant. */
  catalog?: Catalog;
  /** Food, care, household …; not of words for many things, complaints and brands. */
  trade?: string;
  /** Says what something is like or for ("lal", "baal"), never what is wanted. */
  isProperty?: boolean;
  /** A complaint of the skin, or what helps only against such. */
  isOfSkin?: boolean;
  /** Of a term with several meanings, not the one that is most likely meant. */
  isLessLikely?: boolean;
  /** What clinics call the department of a doctor. */
  departments?: readonly string[];
};

/** A brand has no catalog, and a complaint leads to its remedies as if they were typed. */
export const isMedicine = ({ catalog, relatedAs }: Meaning<unknown>): boolean =>
  catalog === 'medicine' && relatedAs === 'related';
