type CoinRequest = { useSuperCoins: boolean; coinsToUse?: number | undefined };

/** `usable` is what the bill takes of the balance. */
type CoinLimits = { balance: number; usable: number };

export type CoinRefusal = 'NOT_ENOUGH_COINS' | 'TOO_MANY_COINS';

/** A requested number is used exactly or refused; without one all usable coins are used. */
export function chooseCoins(
  { useSuperCoins, coinsToUse }: CoinRequest,
  { balance, usable }: CoinLimits,
): { coins: number; refusal?: CoinRefusal } {
  if (coinsToUse === undefined) return { coins: useSuperCoins ? usable : 0 };
  if (coinsToUse > balance) return { coins: usable, refusal: 'NOT_ENOUGH_COINS' };
  return coinsToUse > usable ? { coins: usable, refusal: 'TOO_MANY_COINS' } : { coins: coinsToUse };
}
