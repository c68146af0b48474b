import type { Product } from '@subah/contract/catalog/catalog';
import { product as messages } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { catalogFacts } from '@subah/rules/catalog/catalogs';

/** "500 g", or "72 tests" of a lab test. */
export const sizeOf = (product: Product): string =>
  catalogFacts[product.product_type].isCarried
    ? packSizeText(product)
    : t(messages.testCount, { count: product.includedTests ?? 0 });
