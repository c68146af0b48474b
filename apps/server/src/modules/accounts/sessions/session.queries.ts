import { SessionUser } from '@subah/contract/accounts/accounts';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../../platform/database/run-prepared.ts';
import { sessionUser } from '../accounts.queries.ts';
import { refreshTokens, users } from '../accounts.tables.ts';

const FIND_SESSION_USER = defineStatement({
  name: 'accounts_session_user',
  text: `select id, role, name, email, mobile from users
    where id = $1 and deleted_at is null
      and exists (select 1 from refresh_tokens
        where family_id = $2 and refresh_tokens.user_id = $1 and expires_at > $3)`,
  row: SessionUser,
});

/** The user of a session that has not ended. Every signed-in request runs this. */
export async function findSessionUser(
  db: Db,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<SessionUser | undefined> {
  const [user] = await runPrepared(db, FIND_SESSION_USER, [userId, sessionId, now.toISOString()]);
  return user;
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

/** Ends all sessions of the account, or all but one. */
export async function endSessions(tx: Tx, userId: string, exceptSessionId?: string): Promise<void> {
  await tx
    .delete(refreshTokens)
    .where(
      and(eq(refreshTokens.userId, userId), exceptSessionId ? ne(refreshTokens.familyId, exceptSessionId) : undefined),
    );
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
}
