import type { Product } from '@subah/contract/catalog/catalog';
import { fullDateText, timeSpanText } from '@subah/messages/dates';
import { fastingText } from '@subah/messages/lab-preparation';
import { factHeadings, factLabels, facts } from '@subah/messages/product-facts';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { PAGE_SECTIONS, type PageSection } from '@subah/rules/catalog/product-field';
import { type PageFieldKey, PRODUCT_FIELD_KEYS, productField } from '@subah/rules/catalog/product-fields';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { siteName, siteText } from '../../lib/language/site-text.ts';

export type Fact = { label: string; value: string };
export type FactSection = { part: PageSection; heading: string; facts: Fact[] };

/** Called by the loader only, so that the definitions of product fields stay out of the browser bundle. */
export const factSections = (product: Product, express: DeliverySettings['express']): FactSection[] =>
  PAGE_SECTIONS.map((section) => ({
    part: section,
    heading: section === 'facts' ? '' : t(factHeadings[section]),
    facts: [
      ...(section === 'facts' ? toFacts(COMPUTED_FIRST[product.product_type](product, express)) : []),
      ...PAGE_FIELD_KEYS.flatMap((key) => fieldFact(product, key, section)),
      ...(section === 'facts' ? toFacts(COMPUTED_LAST[product.product_type](product)) : []),
    ],
  })).filter(({ facts }) => facts.length > 0);

const PAGE_FIELD_KEYS = PRODUCT_FIELD_KEYS.filter((key): key is PageFieldKey => key in factLabels);

function fieldFact(product: Product, key: PageFieldKey, section: PageSection): Fact[] {
  const { page, catalogs, kind } = productField(key);
  if (page !== section) return [];
  const label = t(factLabels[key]);
  const value = product[key];
  if (kind === 'flag') {
    const isOfCatalog = catalogs.includes(product.product_type);
    return isOfCatalog ? [{ label, value: t(value ? facts.required : facts.notRequired) }] : [];
  }
  if (value === null || value === '') return [];
  if (key === 'preparation') return [{ label, value: siteText(String(value), product.hindiPreparation) }];
  return [{ label, value: kind === 'date' ? fullDateText(String(value)) : String(value) }];
}

type Rows = [label: string, value: string | null | false][];

const toFacts = (rows: Rows): Fact[] => rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const packRows = (product: Product): Rows => [
  [t(facts.brand), product.brand],
  [t(facts.packSize), packSizeText(product)],
];
const noRows = (): Rows => [];

const COMPUTED_FIRST: Record<Catalog, (product: Product, express: DeliverySettings['express']) => Rows> = {
  fruits: (product) => [...packRows(product), [t(facts.grown), product.isOrganic && t(facts.organically)]],
  grocery: (product) => [...packRows(product), [t(facts.made), product.isOrganic && t(facts.organicIngredients)]],
  milk: (product, express) => [
    ...packRows(product),
    [t(facts.dairy), siteName(product.categoryId)],
    [
      t(facts.express),
      express.isOffered &&
        product.deliveryTime &&
        `${t(facts.deliveryTime, { time: product.deliveryTime })}, ${timeSpanText(express.from, express.until)}`,
    ],
  ],
  medicine: packRows,
  labtest: ({ brand }) => [[t(facts.brand), brand]],
};

const COMPUTED_LAST: Record<Catalog, (product: Product) => Rows> = {
  fruits: noRows,
  grocery: noRows,
  milk: noRows,
  medicine: noRows,
  labtest: (product) => [
    [t(facts.fasting), fastingText(product.fastingHours)],
    [t(facts.sample), t(facts.collectedAtHome)],
    [t(facts.report), product.reportHours !== null && t(facts.reportIn, { hours: product.reportHours })],
    [t(facts.healthCheck), product.healthCheck && siteName(product.healthCheck)],
  ],
};
