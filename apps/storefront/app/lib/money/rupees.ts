import { toPaise, toRupees } from '@subah/rules/money';

// The API carries rupees as decimal numbers. These compute in whole paise, because 28.1 * 3 is not 84.3 in floats.

export const multiplyRupees = (rupees: number, count: number): number => toRupees(toPaise(rupees) * count);

export const sumRupees = (amounts: readonly number[]): number =>
  toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0));
