/** Coins that came together and end together. `rest` is what is left of them. */
export type CoinLot = { id: string; rest: number; expiresAt: Date };

export type Taken = { lotId: string; coins: number };

/** Which lots pay for `coins`: the soonest to end first. Takes what there is; the sum says whether it was enough. */
export function takeFromLots(lots: readonly CoinLot[], coins: number): Taken[] {
  const taken: Taken[] = [];
  let open = coins;
  for (const lot of [...lots].sort(soonestFirst)) {
    const part = Math.min(open, lot.rest);
    if (part > 0) taken.push({ lotId: lot.id, coins: part });
    open -= part;
  }
  return taken;
}

export const sumOfCoins = (parts: readonly { coins: number }[]): number =>
  parts.reduce((sum, { coins }) => sum + coins, 0);

const soonestFirst = (a: CoinLot, b: CoinLot): number =>
  a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1);
