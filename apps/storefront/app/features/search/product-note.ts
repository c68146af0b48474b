import { unitPrice } from '@subah/rules/catalog/unit-price';
import type { CardProduct } from '../../shared/catalog/card-product.ts';
import { unitPriceText } from '../../shared/catalog/unit-price-text.ts';

/** "₹5.40/100 ml": the price for comparing packs. */
export function productNote(product: CardProduct): string | undefined {
  const price = unitPrice(product);
  return price ? unitPriceText(price) : undefined;
}
