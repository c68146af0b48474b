/**
 * Splits an amount over weighted parts to the paisa. A share never exceeds its weight. Paise left by rounding go to the
 * largest remainders; ties are ordered by id, so the order of the parts does not matter.
 */
export function spread(amount: number, parts: { id: string; weight: number }[]): number[] {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0 || amount <= 0) return parts.map(() => 0);
  const distributed = Math.min(amount, total);
  // distributed × weight can exceed 2^53 for huge baskets, hence BigInt.
  const shares = parts.map(({ id, weight }, at) => {
    const product = BigInt(distributed) * BigInt(weight);
    return { at, id, share: Number(product / BigInt(total)), remainder: product % BigInt(total) };
  });
  let remaining = distributed - shares.reduce((sum, { share }) => sum + share, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? (a.id < b.id ? -1 : 1) : a.remainder > b.remainder ? -1 : 1,
  );
  for (const part of byRemainder) {
    if (remaining === 0) break;
    part.share += 1;
    remaining -= 1;
  }
  return shares.map(({ share }) => share);
}
