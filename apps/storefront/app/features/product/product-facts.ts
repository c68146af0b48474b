import type { Product } from '@subah/contract/catalog/catalog';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { timeAgo } from '@subah/rules/catalog/updated-ago';

export type Fact = { label: string; value: string };

/** What the table beside a product says. Each type has its own rows, and a row that nobody filled in is left out. */
export function productFacts(product: Product, now: Date): Fact[] {
  const rows: [label: string, value: string | null | false][] = [
    ['Brand', product.brand],
    ...OWN_ROWS[product.product_type](product),
    ['Updated', timeAgo(new Date(product.updatedAt), now)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

type Rows = (product: Product) => [label: string, value: string | null | false][];

const packed: Rows = ({ quantity, unit }) => [['Pack size', packSize(quantity, unit)]];

const OWN_ROWS: Record<Catalog, Rows> = {
  fruits: (product) => [...packed(product), ['Grown', product.isOrganic && 'Organically']],
  grocery: (product) => [...packed(product), ['Made', product.isOrganic && 'From organic ingredients']],
  milk: (product) => [
    ...packed(product),
    ['Dairy', product.categoryId.name],
    // The morning delivery is the promise above; this is how quick the express one is.
    ['Express delivery', product.deliveryTime && `${product.deliveryTime.toLowerCase()}, from 8AM to 9PM`],
  ],
  medicine: (product) => [
    ...packed(product),
    ['Composition', product.composition],
    ['Expires', product.expiryDate && dayName.format(new Date(product.expiryDate))],
    ['Prescription', product.requiresPrescription ? 'Required' : 'Not required'],
  ],
  labtest: (product) => [
    ['Tests included', product.includedTests !== null && String(product.includedTests)],
    ['Preparation', product.preparation],
    ['Sample', 'Collected at home'],
    ['Location', product.location],
    ['Health check', product.healthCheck?.name ?? null],
  ],
};

// The date of a pack has no time and no zone.
const dayName = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
