import type { Product } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { PAGE_SECTIONS, type PageSection } from '@subah/rules/catalog/product-field';
import { PRODUCT_FIELD_KEYS, type ProductFieldKey, productField } from '@subah/rules/catalog/product-fields';

export type Fact = { label: string; value: string };
export type FactSection = { heading: string; facts: Fact[] };

/**
 * The tables of a product page: rows of the table of product fields and a few computed ones. Empty rows and sections are
 * left out. Called by the loader, so that the table of fields is not part of the browser's bundle.
 */
export const factSections = (product: Product): FactSection[] =>
  (Object.keys(PAGE_SECTIONS) as PageSection[])
    .map((section) => ({
      heading: PAGE_SECTIONS[section],
      facts: [
        ...(section === 'facts' ? filled(COMPUTED_FIRST[product.product_type](product)) : []),
        ...PRODUCT_FIELD_KEYS.flatMap((key) => fieldFact(product, key, section)),
        ...(section === 'facts' ? filled(COMPUTED_LAST[product.product_type](product)) : []),
      ],
    }))
    .filter(({ facts }) => facts.length > 0);

function fieldFact(product: Product, key: ProductFieldKey, section: PageSection): Fact[] {
  const { page, catalogs, kind } = productField(key);
  if (page?.section !== section) return [];
  const value = product[key];
  if (kind === 'flag') {
    const text = 'yes' in page ? (value ? page.yes : page.no) : undefined;
    return text && catalogs.includes(product.product_type) ? [{ label: page.label, value: text }] : [];
  }
  if (value === null || value === '') return [];
  return [{ label: page.label, value: kind === 'date' ? formatDay(String(value)) : String(value) }];
}

type Rows = [label: string, value: string | null | false][];

const filled = (rows: Rows): Fact[] => rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const goods = ({ brand, quantity, unit }: Product): Rows => [
  ['Brand', brand],
  ['Pack size', packSize(quantity, unit)],
];
const none = (): Rows => [];

const COMPUTED_FIRST: Record<Catalog, (product: Product) => Rows> = {
  fruits: (product) => [...goods(product), ['Grown', product.isOrganic && 'Organically']],
  grocery: (product) => [...goods(product), ['Made', product.isOrganic && 'From organic ingredients']],
  milk: (product) => [
    ...goods(product),
    ['Dairy', product.categoryId.name],
    ['Express delivery', product.deliveryTime && `${product.deliveryTime.toLowerCase()}, from 8AM to 9PM`],
  ],
  medicine: goods,
  labtest: ({ brand }) => [['Brand', brand]],
};

const COMPUTED_LAST: Record<Catalog, (product: Product) => Rows> = {
  fruits: none,
  grocery: none,
  milk: none,
  medicine: none,
  labtest: (product) => [
    ['Sample', 'Collected at home'],
    ['Health check', product.healthCheck?.name ?? null],
  ],
};

// A printed date has no time zone.
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const formatDay = (date: string): string => dayFormat.format(new Date(date));
