import { coinsEnd, givenBackEnd } from '@subah/rules/wallet/coin-expiry';
import { type CoinLot, sumOfCoins, type Taken, takeFromLots } from '@subah/rules/wallet/take-from-lots';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addLot, expiredOf, findMove, livingLots, lockWallet, setOwed, writeMove } from './wallet.queries.ts';

/*
 * Each of these happens once for its key, however often and from however many places at once it is called. Whoever
 * changes the wallets of two people in one transaction does it in the order of their ids.
 */

type Spend = { userId: string; coins: number; spendKey: string; description: string; now: Date };

export async function spendCoins(tx: Tx, { userId, coins, spendKey, description, now }: Spend): Promise<void> {
  if (coins === 0) return;
  await lockWallet(tx, userId);
  const key = spending(spendKey);
  if (await findMove(tx, key)) return;
  const taken = takeFromLots(await livingLots(tx, userId, now), coins);
  if (sumOfCoins(taken) < coins) throw new Problem('CONFLICT', 'You do not have that many SuperCoins any more.');
  await writeMove(tx, { userId, kind: 'spend', key, description, parts: taken.map(negative), now });
}

/** Gives the coins of a spending back to the lots they came from; says how many. */
export async function giveBackCoins(tx: Tx, { spendKey, now }: { spendKey: string; now: Date }): Promise<number> {
  const before = await findMove(tx, spending(spendKey));
  if (!before) return 0;
  const { userId } = before;
  await lockWallet(tx, userId);
  const key = `back:${spendKey}`;
  if (await findMove(tx, key)) return 0;

  const parts = before.parts.map(negative);
  const living = parts.filter((part) => endOf(before.parts, part.lotId) > now);
  const late = sumOfCoins(parts.filter((part) => !living.includes(part)));
  const ends = living.map((part) => endOf(before.parts, part.lotId));
  if (late > 0) {
    const expiresAt = givenBackEnd(now, now);
    living.push({ lotId: await addLot(tx, { userId, granted: late, expiresAt, createdAt: now }), coins: late });
    ends.push(expiresAt);
  }
  const description = 'SuperCoins given back';
  await writeMove(tx, { userId, kind: 'give-back', key, description, parts: living, expiresAt: soonest(ends), now });
  return sumOfCoins(parts);
}

type Earn = { userId: string; coins: number; description: string; sourceKey: string; now: Date };

export async function earnCoins(tx: Tx, { userId, coins, description, sourceKey, now }: Earn): Promise<void> {
  if (coins === 0) return;
  const { owedCoins } = await lockWallet(tx, userId);
  const key = earning(sourceKey);
  if (await findMove(tx, key)) return;
  const expiresAt = coinsEnd(now);
  const lotId = await addLot(tx, { userId, granted: coins, expiresAt, createdAt: now });
  await writeMove(tx, { userId, kind: 'earn', key, description, parts: [{ lotId, coins }], expiresAt, now });
  if (owedCoins > 0) await settleOwed(tx, { userId, owedCoins, lotId, coins, sourceKey, now });
}

type Debt = { userId: string; owedCoins: number; lotId: string; coins: number; sourceKey: string; now: Date };

async function settleOwed(tx: Tx, { userId, owedCoins, lotId, coins, sourceKey, now }: Debt): Promise<void> {
  const paid = Math.min(owedCoins, coins);
  await writeMove(tx, {
    userId,
    kind: 'take-back',
    key: `owed:${sourceKey}`,
    description: 'SuperCoins of a returned order that were spent before',
    parts: [{ lotId, coins: -paid }],
    now,
  });
  await setOwed(tx, userId, owedCoins - paid);
}

/**
 * Takes earned coins back. Those that were spent meanwhile are taken from other lots, and what nobody has left is owed:
 * the next coins that are earned pay it, so the balance is never below zero and returning goods earns nothing.
 */
export async function takeBackCoins(tx: Tx, { sourceKey, now }: { sourceKey: string; now: Date }): Promise<void> {
  const userId = (await findMove(tx, earning(sourceKey)))?.userId;
  if (!userId) return;
  const { owedCoins } = await lockWallet(tx, userId);
  const key = `taken:${sourceKey}`;
  // Read under the lock: what is left of the earned lot may have changed while we waited.
  const earned = await findMove(tx, earning(sourceKey));
  if (!earned || (await findMove(tx, key))) return;

  const lotIds = earned.parts.map(({ lotId }) => lotId);
  const lots = await livingLots(tx, userId, now);
  // Coins whose time ran out helped nobody, so nothing is taken for them.
  const unwritten = sumOfCoins(earned.parts.map((part) => ({ coins: part.expiresAt <= now ? part.rest : 0 })));
  const due = earned.coins - (await expiredOf(tx, lotIds)) - unwritten;
  const isOwn = ({ id }: CoinLot) => lotIds.includes(id);
  const own = takeFromLots(lots.filter(isOwn), due);
  const others = takeFromLots(
    lots.filter((lot) => !isOwn(lot)),
    due - sumOfCoins(own),
  );
  const parts = [...own, ...others];
  const description = 'SuperCoins of a returned order';
  await writeMove(tx, { userId, kind: 'take-back', key, description, parts: parts.map(negative), now });
  const missing = due - sumOfCoins(parts);
  if (missing > 0) await setOwed(tx, userId, owedCoins + missing);
}

const spending = (spendKey: string): string => `spend:${spendKey}`;
const earning = (sourceKey: string): string => `earn:${sourceKey}`;

const negative = ({ lotId, coins }: Taken): Taken => ({ lotId, coins: -coins });

const endOf = (parts: { lotId: string; expiresAt: Date }[], lotId: string): Date =>
  parts.find((part) => part.lotId === lotId)?.expiresAt ?? new Date(0);

const soonest = (ends: Date[]): Date => new Date(Math.min(...ends.map((end) => end.getTime())));
