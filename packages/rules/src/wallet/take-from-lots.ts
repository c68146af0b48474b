/** Coins granted together, with one expiry. `rest` is what is left of them. */
export type CoinLot = { id: string; rest: number; expiresAt: Date };

export type LotChange = { lotId: string; coins: number };

/** Takes coins from the lots that expire first. The sum is less than `coins` when there are not enough. */
export function takeFromLots(lots: readonly CoinLot[], coins: number): LotChange[] {
  const changes: LotChange[] = [];
  let missing = coins;
  for (const lot of [...lots].sort(byExpiry)) {
    const part = Math.min(missing, lot.rest);
    if (part > 0) changes.push({ lotId: lot.id, coins: part });
    missing -= part;
  }
  return changes;
}

export const sumOfCoins = (parts: readonly { coins: number }[]): number =>
  parts.reduce((sum, { coins }) => sum + coins, 0);

const byExpiry = (a: CoinLot, b: CoinLot): number =>
  a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1);
