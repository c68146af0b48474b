import { referralRefusals } from '@subah/messages/api/accounts';
import { refuseAnyCode, refuseCode } from '@subah/rules/referral/referral';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { countUsesBefore, findByReferralCode, findReferrer, lockOpenAccount, setReferrer } from '../accounts/index.ts';
import { firstDeliveries } from './referral.tables.ts';

/** Stores who invited this customer. The reward is paid by `rewardFirstDelivery`. */
export async function useCode({ db }: Pick<Deps, 'db'>, userId: string, code: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Before the first delivery is read: `rewardFirstDelivery` locks the same row.
    await lockOpenAccount(tx, userId);
    const ownerId = await findByReferralCode(tx, code);
    const refusal = refuseCode({ userId, ownerId, ...(await findInvitation(tx, userId)) });
    if (refusal) throw fieldProblem('code', referralRefusals[refusal], refusal);
    if (ownerId) await setReferrer(tx, userId, ownerId);
  });
}

export const canUseCode = async (db: Db, userId: string): Promise<boolean> =>
  refuseAnyCode(await findInvitation(db, userId)) === undefined;

async function findInvitation(db: Db | Tx, userId: string) {
  const referredBy = await findReferrer(db, userId);
  const [delivery] = await db
    .select({ orderId: firstDeliveries.orderId })
    .from(firstDeliveries)
    .where(eq(firstDeliveries.userId, userId));
  const hadDelivery = delivery !== undefined || (await countUsesBefore(db, userId, 'first-delivery')) > 0;
  return { referredBy, hadDelivery };
}
