import type { ProductCard } from '@subah/contract/catalog/catalog';
import { unitPrice } from '@subah/rules/catalog/unit-price';
import { unitPriceText } from '../../shared/catalog/unit-price-text.ts';

/** "Amul · ₹5.40/100 ml": the brand and the price for comparing packs. */
export function productNote(product: ProductCard): string | undefined {
  const price = unitPrice(product);
  return [product.brand, price && unitPriceText(price)].filter(Boolean).join(' · ') || undefined;
}
