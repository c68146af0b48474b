import { refuseCode } from '@subah/rules/referral/referral';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/problem.ts';
import { users } from '../accounts/accounts.tables.ts';
import { firstDeliveries } from './referral.tables.ts';

/** Remembers who invited this customer; the reward follows with the first delivery. */
export async function useCode({ db }: Pick<Deps, 'db'>, userId: string, code: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ referredBy: users.referredBy })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.referralCode, code), isNotNull(users.verifiedAt), isNull(users.deletedAt)));
    const [delivery] = await tx
      .select({ orderId: firstDeliveries.orderId })
      .from(firstDeliveries)
      .where(eq(firstDeliveries.userId, userId));
    const refused = refuseCode({
      userId,
      ownerId: owner?.id,
      referredBy: user?.referredBy ?? null,
      hadDelivery: delivery !== undefined,
    });
    if (refused) throw new Problem('VALIDATION', refused, { fields: { code: refused } });
    await tx.update(users).set({ referredBy: owner?.id }).where(eq(users.id, userId));
  });
}
