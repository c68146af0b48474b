import type { CoinMoveReason } from '@subah/contract/wallet/wallet';
import { checkoutRefusals } from '@subah/messages/api/checkout';
import { coinExpiry, returnedCoinExpiry } from '@subah/rules/wallet/coin-expiry';
import { type CoinLot, type LotChange, sumOfCoins, takeFromLots } from '@subah/rules/wallet/take-from-lots';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  addLot,
  countExpiredCoins,
  findMove,
  findSpendableLots,
  insertMove,
  lockWallet,
  updateOwedCoins,
} from './wallet.queries.ts';

// All functions are idempotent by their key. Deadlock danger: a transaction that changes two wallets must do it in the
// order of the user ids.

type SpendInput = { userId: string; coins: number; spendKey: string; orderNumber?: number; now: Date };

export async function spendCoins(tx: Tx, { userId, coins, spendKey, orderNumber, now }: SpendInput): Promise<void> {
  if (coins === 0) return;
  await lockWallet(tx, userId);
  const key = spendMoveKey(spendKey);
  if (await findMove(tx, key)) return;
  const taken = takeFromLots(await findSpendableLots(tx, userId, now), coins);
  if (sumOfCoins(taken) < coins) throw new Problem('NOT_ENOUGH_COINS', checkoutRefusals.coinsSpent);
  const parts = taken.map(negate);
  await insertMove(tx, { userId, kind: 'spend', reason: 'used-on-order', orderNumber, key, parts, now });
}

/** Returns spent coins to their lots, less what is owed; the result is their number. */
export async function giveBackCoins(tx: Tx, { spendKey, now }: { spendKey: string; now: Date }): Promise<number> {
  const spent = await findMove(tx, spendMoveKey(spendKey));
  if (!spent) return 0;
  const { userId } = spent;
  const { owedCoins } = await lockWallet(tx, userId);
  const key = `back:${spendKey}`;
  if (await findMove(tx, key)) return 0;

  const parts = spent.parts.map(negate);
  const unexpired = parts.filter((part) => expiryOf(spent.parts, part.lotId) > now);
  const expiredCoins = sumOfCoins(parts.filter((part) => !unexpired.includes(part)));
  const expiries = unexpired.map((part) => expiryOf(spent.parts, part.lotId));
  if (expiredCoins > 0) {
    const expiresAt = returnedCoinExpiry(now, now);
    const lotId = await addLot(tx, { userId, granted: expiredCoins, expiresAt, createdAt: now });
    unexpired.push({ lotId, coins: expiredCoins });
    expiries.push(expiresAt);
  }
  await insertMove(tx, {
    userId,
    kind: 'give-back',
    reason: 'given-back',
    orderNumber: spent.orderNumber,
    key,
    parts: unexpired,
    expiresAt: earliest(expiries),
    now,
  });
  const coins = sumOfCoins(parts);
  if (owedCoins > 0) {
    const paid = takeFromLots(await findSpendableLots(tx, userId, now), Math.min(owedCoins, coins));
    await settleOwed(tx, { userId, owedCoins, paid, key: `owed:${key}`, now });
  }
  return coins;
}

type EarnInput = {
  userId: string;
  coins: number;
  reason: CoinMoveReason;
  orderNumber?: number;
  sourceKey: string;
  now: Date;
};

export async function earnCoins(tx: Tx, { userId, coins, sourceKey, now, ...why }: EarnInput): Promise<void> {
  if (coins === 0) return;
  const { owedCoins } = await lockWallet(tx, userId);
  const key = earnMoveKey(sourceKey);
  if (await findMove(tx, key)) return;
  const expiresAt = coinExpiry(now);
  const lotId = await addLot(tx, { userId, granted: coins, expiresAt, createdAt: now });
  await insertMove(tx, { userId, kind: 'earn', key, ...why, parts: [{ lotId, coins }], expiresAt, now });
  if (owedCoins > 0) {
    const paid = [{ lotId, coins: Math.min(owedCoins, coins) }];
    await settleOwed(tx, { userId, owedCoins, paid, key: `owed:${sourceKey}`, now });
  }
}

type EarnAgainInput = Omit<EarnInput, 'userId' | 'coins'> & {
  /** Of the earlier times, the oldest first. */
  keys: string[];
};

/** Earns coins anew that were taken back. Coins that have expired meanwhile stay lost. */
export async function earnAgain(tx: Tx, { keys, ...again }: EarnAgainInput): Promise<void> {
  for (const key of keys.toReversed()) {
    const earned = await findMove(tx, earnMoveKey(key));
    if (!earned) continue;
    const isTaken = (await findMove(tx, takenMoveKey(key))) !== undefined;
    const isValid = earned.parts.some(({ expiresAt }) => expiresAt > again.now);
    if (isTaken && isValid) await earnCoins(tx, { ...again, userId: earned.userId, coins: earned.coins });
    return;
  }
}

type OwedCoins = { userId: string; owedCoins: number; paid: LotChange[]; key: string; now: Date };

async function settleOwed(tx: Tx, { userId, owedCoins, paid, key, now }: OwedCoins): Promise<void> {
  await insertMove(tx, { userId, kind: 'take-back', reason: 'owed', key, parts: paid.map(negate), now });
  await updateOwedCoins(tx, userId, owedCoins - sumOfCoins(paid));
}

type TakeBackInput = {
  sourceKey: string;
  /** Takes only some of the coins, with an idempotency key of its own. */
  part?: { key: string; coins: number };
  /** What earlier parts have left. */
  keptCoins?: number;
  /** Takes coins that have expired, too: the coins that they replaced were just given back. */
  includesExpired?: boolean;
  reason?: CoinMoveReason;
  now: Date;
};

/**
 * Takes earned coins back. Coins that were spent since are taken from other lots; what is still missing is owed and
 * deducted from the next earned coins, so that the balance never falls below zero.
 */
export async function takeBackCoins(
  tx: Tx,
  { sourceKey, part, keptCoins, includesExpired = false, reason = 'taken-back', now }: TakeBackInput,
): Promise<void> {
  if (part?.coins === 0) return;
  const userId = (await findMove(tx, earnMoveKey(sourceKey)))?.userId;
  if (!userId) return;
  const { owedCoins } = await lockWallet(tx, userId);
  const key = takenMoveKey(part ? `${sourceKey}/${part.key}` : sourceKey);
  // Read again under the lock: the lot may have changed meanwhile.
  const earned = await findMove(tx, earnMoveKey(sourceKey));
  if (!earned || (await findMove(tx, key))) return;

  const lotIds = earned.parts.map(({ lotId }) => lotId);
  const lots = await findSpendableLots(tx, userId, now);
  // Expired coins were never spent, so they are not taken back. The nightly job may not have written them yet.
  const expiredUnwritten = sumOfCoins(earned.parts.map((part) => ({ coins: part.expiresAt <= now ? part.rest : 0 })));
  const expired = includesExpired ? 0 : (await countExpiredCoins(tx, lotIds)) + expiredUnwritten;
  const left = Math.max(0, (keptCoins ?? earned.coins) - expired);
  const due = Math.min(left, part?.coins ?? left);
  const isEarnedLot = ({ id }: CoinLot) => lotIds.includes(id);
  const fromEarned = takeFromLots(lots.filter(isEarnedLot), due);
  const fromOthers = takeFromLots(
    lots.filter((lot) => !isEarnedLot(lot)),
    due - sumOfCoins(fromEarned),
  );
  const parts = [...fromEarned, ...fromOthers];
  await insertMove(tx, {
    userId,
    kind: 'take-back',
    reason,
    orderNumber: earned.orderNumber,
    key,
    parts: parts.map(negate),
    now,
  });
  const missing = due - sumOfCoins(parts);
  if (missing > 0) await updateOwedCoins(tx, userId, owedCoins + missing);
}

const spendMoveKey = (spendKey: string): string => `spend:${spendKey}`;
const earnMoveKey = (sourceKey: string): string => `earn:${sourceKey}`;
const takenMoveKey = (sourceKey: string): string => `taken:${sourceKey}`;

const negate = ({ lotId, coins }: LotChange): LotChange => ({ lotId, coins: -coins });

const expiryOf = (parts: { lotId: string; expiresAt: Date }[], lotId: string): Date =>
  parts.find((part) => part.lotId === lotId)?.expiresAt ?? new Date(0);

const earliest = (dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));
