import { SessionUser } from '@subah/contract/accounts/accounts';
import DataLoader from 'dataloader';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../../platform/database/run-prepared.ts';
import { sessionUser } from '../accounts.queries.ts';
import { oneTimeCodes, refreshTokens, users } from '../accounts.tables.ts';

const FIND_SESSION_USERS = defineStatement({
  name: 'accounts_session_users',
  text: `select session.id as "sessionId", users.id, users.role, users.name, users.email, users.mobile,
      users.role <> 'customer' and exists (select 1 from sign_in_policy where staff_two_step)
        and not exists (select 1 from two_step_secrets where user_id = users.id and confirmed_at is not null)
        as "mustSetUpTwoStep"
    from unnest((select $1::uuid[]), (select $2::uuid[])) as session(id, user_id)
    join users on users.id = session.user_id and users.deleted_at is null
    where exists (select 1 from refresh_tokens where family_id = session.id
      and refresh_tokens.user_id = users.id and expires_at > $3)`,
  row: SessionUser.extend({ sessionId: z.string(), mustSetUpTwoStep: z.boolean() }),
});

export type Authenticated = {
  user: SessionUser;
  /** The shop requires a second step of sign-in, and this account has none: only its set-up is open. */
  mustSetUpTwoStep: boolean;
};

type SessionKey = { userId: string; sessionId: string };

/**
 * Finds the users of sessions that have not ended. Every signed-in request asks for one, so requests that arrive in the
 * same turn of the event loop share a statement.
 */
export function createSessionLoader(db: Db, clock: () => Date): DataLoader<SessionKey, Authenticated | undefined> {
  const findAll = async (keys: readonly SessionKey[]): Promise<(Authenticated | undefined)[]> => {
    const rows = await runPrepared(db, FIND_SESSION_USERS, [
      keys.map(({ sessionId }) => sessionId),
      keys.map(({ userId }) => userId),
      clock().toISOString(),
    ]);
    const found = new Map(
      rows.map(({ sessionId, mustSetUpTwoStep, ...user }) => [sessionId + user.id, { user, mustSetUpTwoStep }]),
    );
    return keys.map(({ sessionId, userId }) => found.get(sessionId + userId));
  };
  return new DataLoader(findAll, { cache: false, batchScheduleFn: setImmediate });
}

/**
 * Locks the account, so that a concurrent password change, revocation or sign-out also ends the session about to be opened
 * or refreshed. With `passwordHash` only if it is still the current one.
 */
export async function lockSessionUser(tx: Tx, userId: string, passwordHash?: string): Promise<SessionUser | undefined> {
  const [row] = await tx
    .select(sessionUser)
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        passwordHash ? eq(users.passwordHash, passwordHash) : undefined,
      ),
    )
    .for('no key update');
  return row;
}

export async function setLastSignIn(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
}

export async function findTokenOwner(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.userId;
}

type NewToken = Pick<
  typeof refreshTokens.$inferSelect,
  'userId' | 'familyId' | 'signedInAt' | 'tokenHash' | 'expiresAt'
>;

export async function insertRefreshToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** Marks a token as used. Of two concurrent requests one gets undefined. */
export async function consumeRefreshToken(tx: Tx, tokenHash: string, now: Date) {
  const [row] = await tx
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)))
    .returning({ familyId: refreshTokens.familyId, signedInAt: refreshTokens.signedInAt });
  return row;
}

export async function isUnused(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)));
  return rows.length > 0;
}

/** One second use within `graceMs` of the first. */
export async function reuseRefreshToken(tx: Tx, tokenHash: string, now: Date, graceMs: number) {
  const [row] = await tx
    .update(refreshTokens)
    .set({ graceUsedAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.graceUsedAt),
        gt(refreshTokens.usedAt, new Date(now.getTime() - graceMs)),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .returning({ familyId: refreshTokens.familyId });
  return row;
}

export async function endSessionOfToken(tx: Tx, tokenHash: string): Promise<void> {
  await tx.execute(sql`delete from ${refreshTokens} where family_id =
    (select family_id from ${refreshTokens} where token_hash = ${tokenHash})`);
}

/**
 * Ends all sessions of the account, or all but one, and the codes in mails that could open another. Who spends a code locks the
 * account first, as the caller of this does.
 */
export async function endSessions(tx: Tx, userId: string, exceptSessionId?: string): Promise<void> {
  await tx
    .delete(refreshTokens)
    .where(
      and(eq(refreshTokens.userId, userId), exceptSessionId ? ne(refreshTokens.familyId, exceptSessionId) : undefined),
    );
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
}
