import type { Catalog } from './catalogs.ts';

/** Weight of a field's words in the search: name and tags have A and C, the description has D. */
export type SearchWeight = 'B' | 'C' | 'D';

/** Headings of the product page; `facts` is the table without a heading. */
export const PAGE_SECTIONS = { facts: '', food: 'Ingredients and storage', origin: 'Maker and origin' } as const;
export type PageSection = keyof typeof PAGE_SECTIONS;

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
};

type PageFacts = { section: PageSection; label: string };

export type ProductField = CommonFacts &
  (
    | {
        kind: 'text';
        maxLength: number;
        isMultiline?: boolean;
        pattern?: { regex: RegExp; message: string };
        page?: PageFacts;
      }
    | { kind: 'choice'; choices: Readonly<Record<string, string>>; page?: PageFacts }
    | { kind: 'date'; page?: PageFacts }
    | { kind: 'count'; min: number; max: number; page?: PageFacts }
    | { kind: 'flag'; page?: PageFacts & { yes: string; no?: string } }
  );
