import type { Catalog } from './catalogs.ts';

/** Weight of a field's words in the search: the name has A, the own shelf C, the description D. */
export type SearchWeight = 'B' | 'C' | 'D';

/** Parts of the product page, in this order: tables, but `advice` is running text. */
export const PAGE_SECTIONS = ['advice', 'facts', 'food', 'origin'] as const;
export type PageSection = (typeof PAGE_SECTIONS)[number];

type CommonFacts = {
  /** Label in the console's form. */
  label: string;
  hint?: string;
  isHalfWidth?: boolean;
  /** Catalogs whose form and export have the field. The API and an import accept it in every catalog. */
  catalogs: readonly Catalog[];
  /** Catalogs in which a new product requires it, with the error message for a blank value. */
  required?: Partial<Record<Catalog, string>>;
  /** Value of a new product. A field that has one cannot be emptied. */
  initial?: Partial<Record<Catalog, string | number>>;
  /** Header of the import and export column; `aliases` are also found in a file. */
  listColumn: string;
  aliases?: readonly string[];
  searchWeight?: SearchWeight;
  /** Has a row on the product page; its label is in packages/messages/src/product-facts.ts. */
  page?: PageSection;
};

export type ProductField = CommonFacts &
  (
    | {
        kind: 'text';
        maxLength: number;
        isMultiline?: boolean;
        pattern?: { regex: RegExp; message: string };
      }
    | { kind: 'choice'; choices: Readonly<Record<string, string>> }
    | { kind: 'date' }
    | { kind: 'count'; min: number; max: number }
    | { kind: 'flag' }
  );
