import type { Page } from '@subah/contract/endpoint';
import type { MilkBalance } from '@subah/contract/milk/milk';
import { milkBalance } from '@subah/messages/milk-record';
import { toPaise, toRupees } from '@subah/rules/money';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { page, readNumberCursor } from '../../platform/database/cursor.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import {
  type Completion,
  openPayment,
  preparePayment,
  type Reversal,
  requireOnlinePayments,
} from '../payments/index.ts';
import { milkBalanceMoves, milkBalances, milkDeliveries } from './milk.tables.ts';

type BalanceMove = {
  userId: string;
  amountPaise: number;
  key: string;
  deliveryId?: string;
  description: string;
  now: Date;
};

/** Idempotent by `key`. False, without any change, when the balance would fall below zero. */
export async function moveBalance(tx: Tx, { amountPaise, now, ...move }: BalanceMove): Promise<boolean> {
  if (amountPaise === 0) return true;
  const { userId } = move;
  await tx.insert(milkBalances).values({ userId }).onConflictDoNothing();
  // Lock before reading the key, so that concurrent calls with one key are serialised.
  await tx
    .select({ userId: milkBalances.userId })
    .from(milkBalances)
    .where(eq(milkBalances.userId, userId))
    .for('update');
  const existing = await tx
    .select({ id: milkBalanceMoves.id })
    .from(milkBalanceMoves)
    .where(eq(milkBalanceMoves.key, move.key));
  if (existing.length > 0) return true;
  const changed = await tx
    .update(milkBalances)
    .set({ balancePaise: sql`${milkBalances.balancePaise} + ${amountPaise}` })
    .where(and(eq(milkBalances.userId, userId), gte(milkBalances.balancePaise, -amountPaise)))
    .returning({ userId: milkBalances.userId });
  if (changed.length === 0) return false;
  await tx.insert(milkBalanceMoves).values({ id: newId(now.getTime()), ...move, amountPaise, createdAt: now });
  return true;
}

export async function topUp(deps: Pick<Deps, 'db' | 'clock' | 'gateway'>, userId: string, rupees: number) {
  requireOnlinePayments(deps.gateway);
  const payment = {
    purpose: 'milk',
    subjectId: newId(),
    userId,
    amountPaise: toPaise(rupees),
    now: deps.clock(),
  } as const;
  const paymentId = await inTransaction(deps.db, async (tx) => {
    await lockOpenAccount(tx, userId);
    return preparePayment(tx, payment);
  });
  return openPayment(deps, paymentId);
}

export const completeTopUp: Completion = async (tx, { id, userId, amountPaise }, now) => {
  await moveBalance(tx, { userId, amountPaise, key: `payment:${id}`, description: milkBalance.moneyAdded.en, now });
  return { outcome: 'completed' };
};

/** A refunded top-up leaves the balance, as far as it has not been spent on milk. */
const takeBackTopUp: Reversal['takeBack'] = async (tx, { id, amountPaise, payment: { userId } }, now) => {
  const [balance] = await tx
    .select({ paise: milkBalances.balancePaise })
    .from(milkBalances)
    .where(eq(milkBalances.userId, userId))
    .for('update');
  const left = Math.min(balance?.paise ?? 0, amountPaise);
  const description = milkBalance.moneyRefunded.en;
  await moveBalance(tx, { userId, amountPaise: -left, key: `refund:${id}`, description, now });
};

/** What had left the balance comes back. */
const restoreTopUp: Reversal['restore'] = async (tx, { id, payment: { userId } }, now) => {
  const [taken] = await tx
    .select({ paise: milkBalanceMoves.amountPaise })
    .from(milkBalanceMoves)
    .where(eq(milkBalanceMoves.key, `refund:${id}`));
  const description = milkBalance.moneyAdded.en;
  await moveBalance(tx, { userId, amountPaise: -(taken?.paise ?? 0), key: `restored:${id}`, description, now });
};

export const topUpReversal: Reversal = { takeBack: takeBackTopUp, restore: restoreTopUp };

export async function readBalance(
  db: Db,
  userId: string,
  { limit, cursor }: Page,
): Promise<{ data: MilkBalance; nextCursor: string | null }> {
  const before = readNumberCursor(cursor);
  const [balance] = await db
    .select({ paise: milkBalances.balancePaise })
    .from(milkBalances)
    .where(eq(milkBalances.userId, userId));
  const { createdAt, id } = milkBalanceMoves;
  const rows = await db
    .select({
      id,
      description: milkBalanceMoves.description,
      delivery: { productId: milkDeliveries.productId, name: milkDeliveries.name, date: milkDeliveries.date },
      amountPaise: milkBalanceMoves.amountPaise,
      createdAt,
    })
    .from(milkBalanceMoves)
    .leftJoin(milkDeliveries, eq(milkDeliveries.id, milkBalanceMoves.deliveryId))
    .where(
      and(
        eq(milkBalanceMoves.userId, userId),
        before && sql`(${createdAt}, ${id}) < (${new Date(before.value)}, ${before.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows: moves, nextCursor } = page(rows, limit, (move) => ({ value: move.createdAt.getTime(), id: move.id }));
  const products = await findProductSnapshotsById(
    db,
    moves.flatMap(({ delivery }) => delivery?.productId ?? []),
  );
  const history = moves.map((move) => ({
    _id: move.id,
    description: move.description,
    delivery: move.delivery && {
      name: move.delivery.name,
      hindiName: products.get(move.delivery.productId)?.hindiName ?? null,
      date: move.delivery.date,
    },
    amount: toRupees(move.amountPaise),
    createdAt: move.createdAt.toISOString(),
  }));
  return { data: { balance: toRupees(balance?.paise ?? 0), history }, nextCursor };
}
