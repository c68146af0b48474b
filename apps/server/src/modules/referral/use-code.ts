import { refuseAnyCode, refuseCode } from '@subah/rules/referral/referral';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { users } from '../accounts/accounts.tables.ts';
import { lockAccount } from '../accounts/index.ts';
import { firstDeliveries } from './referral.tables.ts';

/** Remembers who invited this customer; the reward follows with the first delivery. */
export async function useCode({ db }: Pick<Deps, 'db'>, userId: string, code: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The delivery is looked up only after this lock: a first delivery waits for it, and is waited for.
    await lockAccount(tx, userId);
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.referralCode, code), isNotNull(users.verifiedAt), isNull(users.deletedAt)));
    const refused = refuseCode({ userId, ownerId: owner?.id, ...(await invitationOf(tx, userId)) });
    if (refused) throw fieldProblem('code', refused);
    await tx.update(users).set({ referredBy: owner?.id }).where(eq(users.id, userId));
  });
}

/** Whether it is worth asking for a code: the rule that refuses one decides. */
export const canUseCode = async (db: Db, userId: string): Promise<boolean> =>
  refuseAnyCode(await invitationOf(db, userId)) === undefined;

async function invitationOf(db: Db | Tx, userId: string): Promise<{ referredBy: string | null; hadDelivery: boolean }> {
  const [row] = await db
    .select({ referredBy: users.referredBy, orderId: firstDeliveries.orderId })
    .from(users)
    .leftJoin(firstDeliveries, eq(firstDeliveries.userId, users.id))
    .where(eq(users.id, userId));
  return { referredBy: row?.referredBy ?? null, hadDelivery: (row?.orderId ?? null) !== null };
}
