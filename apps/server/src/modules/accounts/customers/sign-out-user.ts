import type { SessionUser } from '@subah/contract/accounts/accounts';
import { mayManage } from '@subah/rules/accounts/staff';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { RecordChange } from '../record-change.ts';
import { endSessions, lockSessionUser } from '../sessions/session.queries.ts';
import { refusal } from '../staff/staff-refusals.ts';

/** Ends all sessions of an account. The lock keeps a refresh under way from adding a token that the delete misses. */
export async function signOutUser(
  { db }: Pick<Deps, 'db'>,
  actor: SessionUser,
  userId: string,
  record: RecordChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await lockSessionUser(tx, userId);
    if (!account) throw notFound('account');
    if (account.role !== 'customer' && !mayManage(actor.role, account.role)) throw refusal('OWNERS_ONLY');
    await endSessions(tx, userId);
    await record(tx, { actorId: actor.id, action: 'sign out', subject: 'account', subjectId: userId });
  });
}
