import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { lockAccount } from '../lock-account.ts';
import type { RecordChange } from '../record-change.ts';
import { endSessions } from '../sessions/session.queries.ts';

/** Ends all sessions of an account. The lock keeps a refresh under way from adding a token that the delete misses. */
export async function signOutUser(
  { db }: Pick<Deps, 'db'>,
  actor: SessionUser,
  userId: string,
  record: RecordChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, userId))) throw notFound('account');
    await endSessions(tx, userId);
    await record(tx, { actorId: actor.id, action: 'sign out', subject: 'account', subjectId: userId });
  });
}
