import { packSizeText } from '@subah/messages/units';
import type { UnitPrice } from '@subah/rules/catalog/unit-price';
import { formatRupees } from '@subah/rules/money';

/** "₹58/kg", "₹5.40/100 ml". */
export function unitPriceText({ rupees, amount, unit }: UnitPrice): string {
  const size = packSizeText({ quantity: amount, unit });
  return `${formatRupees(rupees)}/${amount === 1 ? size.replace(/^1 /, '') : size}`;
}
