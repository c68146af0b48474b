/**
 * Splits an amount over weighted parts to the paisa. Nobody gets more than the own weight, and paise left by rounding go
 * to the largest remainders; equal ones follow the id, so the order of the parts does not matter.
 */
export function spread(amount: number, parts: { id: string; weight: number }[]): number[] {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0 || amount <= 0) return parts.map(() => 0);
  const wanted = Math.min(amount, total);
  // wanted × weight may pass 2^53 for absurd baskets; BigInt keeps the law for all values.
  const shares = parts.map(({ id, weight }, at) => {
    const product = BigInt(wanted) * BigInt(weight);
    return { at, id, share: Number(product / BigInt(total)), remainder: product % BigInt(total) };
  });
  let missing = wanted - shares.reduce((sum, { share }) => sum + share, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? (a.id < b.id ? -1 : 1) : a.remainder > b.remainder ? -1 : 1,
  );
  for (const part of byRemainder) {
    if (missing === 0) break;
    part.share += 1;
    missing -= 1;
  }
  return shares.map(({ share }) => share);
}
