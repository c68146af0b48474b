import { SessionUser } from '@subah/contract/accounts/accounts';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../../platform/database/run-prepared.ts';
import { sessionUser } from '../accounts.queries.ts';
import { refreshTokens, users } from '../accounts.tables.ts';

const FIND_SESSION_USER = defineStatement({
  name: 'accounts_session_user',
  text: `select id, role, name, email, mobile from users
    where id = $1 and deleted_at is null
      and exists (select 1 from refresh_tokens where family_id = $2 and refresh_tokens.user_id = $1)`,
  row: SessionUser,
});

/** The user of a session that has not ended. Every signed-in request runs this. */
export async function findSessionUser(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<SessionUser | undefined> {
  const [user] = await runPrepared(db, FIND_SESSION_USER, [userId, sessionId]);
  return user;
}

/**
 * The account, held until the transaction ends, so that a password that changes at this moment ends the session that is
 * about to open too. With `passwordHash` only if that is still the one.
 */
export async function holdAccount(tx: Tx, userId: string, passwordHash?: string): Promise<SessionUser | undefined> {
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
    .for('share');
  return row;
}

export async function findTokenOwner(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.userId;
}

type NewToken = { userId: string; familyId: string; tokenHash: string; expiresAt: Date };

export async function insertRefreshToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** Marks a token as used if it was not yet: two requests at once cannot both win. */
export async function spendRefreshToken(tx: Tx, tokenHash: string, now: Date) {
  const [row] = await tx
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.usedAt),
        sql`${refreshTokens.expiresAt} > ${now}`,
      ),
    )
    .returning({ familyId: refreshTokens.familyId });
  return row;
}

/** The forgiven second use, open for a moment after the first and only once. */
export async function spendRefreshTokenAgain(tx: Tx, tokenHash: string, now: Date, graceMs: number) {
  const [row] = await tx
    .update(refreshTokens)
    .set({ graceUsedAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.graceUsedAt),
        sql`${refreshTokens.usedAt} > ${new Date(now.getTime() - graceMs)}`,
        sql`${refreshTokens.expiresAt} > ${now}`,
      ),
    )
    .returning({ familyId: refreshTokens.familyId });
  return row;
}

export async function endTokenFamilyOf(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.execute(sql`delete from ${refreshTokens} where family_id =
    (select family_id from ${refreshTokens} where token_hash = ${tokenHash})`);
}

/** Ends the sessions of a person on every device, or on every other one. */
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
