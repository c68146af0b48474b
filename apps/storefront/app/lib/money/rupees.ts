import { formatRupees, toPaise, toRupees } from '@subah/rules/money';

// The API carries rupees as decimal numbers. These compute in whole paise, because 28.1 * 3 is not 84.3 in floats.

export const multiplyRupees = (rupees: number, count: number): number => toRupees(toPaise(rupees) * count);

export const sumRupees = (amounts: readonly number[]): number =>
  toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0));

/** A line of a bill: discounts with a minus, nothing to pay as "Free". */
export function amountText(amount: number): string {
  if (amount === 0) return 'Free';
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
}
