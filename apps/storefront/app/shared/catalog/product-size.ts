import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import type { CardProduct } from './card-product.ts';

/** "500 g", or "72 tests · report in 24 h" of a lab test. */
export function sizeOf(product: CardProduct): string {
  if (catalogFacts[product.product_type].isCarried) return packSizeText(product);
  const { includedTests, reportHours } = product;
  return [
    t(productCard.testCount, { count: includedTests ?? 1 }),
    reportHours !== null && t(productCard.reportIn, { hours: reportHours }),
  ]
    .filter(Boolean)
    .join(' · ');
}
