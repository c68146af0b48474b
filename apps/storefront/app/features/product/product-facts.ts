import type { Product } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { PAGE_SECTIONS, type PageSection } from '@subah/rules/catalog/product-field';
import { PRODUCT_FIELD_KEYS, type ProductFieldKey, productField } from '@subah/rules/catalog/product-fields';

export type Fact = { label: string; value: string };
export type FactSection = { heading: string; facts: Fact[] };

/** Called by the loader only, so that the definitions of product fields stay out of the browser bundle. */
export const factSections = (product: Product): FactSection[] =>
  (Object.keys(PAGE_SECTIONS) as PageSection[])
    .map((section) => ({
      heading: PAGE_SECTIONS[section],
      facts: [
        ...(section === 'facts' ? toFacts(COMPUTED_FIRST[product.product_type](product)) : []),
        ...PRODUCT_FIELD_KEYS.flatMap((key) => fieldFact(product, key, section)),
        ...(section === 'facts' ? toFacts(COMPUTED_LAST[product.product_type](product)) : []),
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

const toFacts = (rows: Rows): Fact[] => rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const packRows = ({ brand, quantity, unit }: Product): Rows => [
  ['Brand', brand],
  ['Pack size', packSize(quantity, unit)],
];
const noRows = (): Rows => [];

const COMPUTED_FIRST: Record<Catalog, (product: Product) => Rows> = {
  fruits: (product) => [...packRows(product), ['Grown', product.isOrganic && 'Organically']],
  grocery: (product) => [...packRows(product), ['Made', product.isOrganic && 'From organic ingredients']],
  milk: (product) => [
    ...packRows(product),
    ['Dairy', product.categoryId.name],
    ['Express delivery', product.deliveryTime && `${product.deliveryTime.toLowerCase()}, from 8AM to 9PM`],
  ],
  medicine: packRows,
  labtest: ({ brand }) => [['Brand', brand]],
};

const COMPUTED_LAST: Record<Catalog, (product: Product) => Rows> = {
  fruits: noRows,
  grocery: noRows,
  milk: noRows,
  medicine: noRows,
  labtest: (product) => [
    ['Sample', 'Collected at home'],
    ['Health check', product.healthCheck?.name ?? null],
  ],
};

// Printed dates have no time zone.
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const formatDay = (date: string): string => dayFormat.format(new Date(date));
