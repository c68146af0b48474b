const PAISE_PER_COIN_EARNED = 5000;

/** One coin for every full ₹50 of goods. */
export const earnedCoins = (itemTotalPaise: number): number => Math.floor(itemTotalPaise / PAISE_PER_COIN_EARNED);
