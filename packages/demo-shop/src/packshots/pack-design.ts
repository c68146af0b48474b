import { lighten } from './colour.ts';
import type { Face } from './outlined-text.ts';
import type { Packshot } from './packshot.ts';

export type CatalogKind = 'produce' | 'grocery' | 'dairy' | 'medicine' | 'lab';

export type PackshotProduct = {
  name: string;
  brand?: string;
  /** Devanagari name; printed small if the pack has room and no Hindi label of its own. */
  hindi?: string;
  weight: string;
  catalog: CatalogKind;
  pack: Packshot;
};

/** Input of the templates: colours resolved, texts shortened to fit a pack. */
export type Article = Omit<Packshot, 'label' | 'face' | 'note' | 'hindi'> & {
  title: string;
  brand: string;
  weight: string;
  catalog: CatalogKind;
  c1: string;
  c2: string;
  note: string | undefined;
  hindi: string | undefined;
  face: Face | undefined;
  veg: boolean;
};

const DEFAULT_COLOUR: Record<CatalogKind, string> = {
  produce: '#15803d',
  grocery: '#b4541a',
  dairy: '#1d5fb8',
  medicine: '#0f766e',
  lab: '#6d3fc0',
};

/** "Annapurna Toor Dal, unpolished (1 kg)" becomes "Toor Dal". */
const packTitle = (name: string, brand: string): string => {
  const unbranded =
    brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length) : name;
  const short = unbranded
    .replace(/[,(].*$/, '')
    .replace(/\s+\d+(\.\d+)?\s?(kg|g|ml|l|litre|pcs|pieces)$/i, '')
    .trim();
  return short === '' ? name : short;
};

export const toArticle = ({ name, brand = '', hindi, weight, catalog, pack }: PackshotProduct): Article => {
  const c1 = pack.c1 ?? DEFAULT_COLOUR[catalog];
  return {
    ...pack,
    title: pack.label ?? packTitle(name, brand),
    brand,
    // A lab test has no weight to print.
    weight: catalog === 'lab' ? 'Sterile sample kit' : weight,
    catalog,
    c1,
    c2: pack.c2 ?? lighten(c1, 0.8),
    note: pack.note,
    hindi: pack.hindi ?? hindi,
    face: pack.face,
    veg: pack.veg ?? (catalog === 'grocery' || catalog === 'dairy'),
  };
};
