import type { ProductCard } from '@subah/contract/catalog/catalog';
import { packSizeText } from '@subah/messages/units';
import { unitPrice } from '@subah/rules/catalog/unit-price';
import { formatRupees } from '@subah/rules/money';

/** "Amul · ₹5.40/100 ml": the brand and the price for comparing packs. */
export function productNote(product: ProductCard): string | undefined {
  const price = unitPrice(product);
  const parts = [product.brand, price && `${formatRupees(price.rupees)}/${unitOf(price)}`];
  return parts.filter(Boolean).join(' · ') || undefined;
}

const unitOf = ({ amount, unit }: { amount: number; unit: string }): string => {
  const text = packSizeText({ quantity: amount, unit });
  return amount === 1 ? text.replace(/^1 /, '') : text;
};
