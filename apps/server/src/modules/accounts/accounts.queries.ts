import type { SessionUser } from '@subah/contract/accounts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { refreshTokens, users } from './accounts.tables.ts';

const sessionUser = { id: users.id, role: users.role, name: users.name, email: users.email, mobile: users.mobile };

export async function findSignIn(db: Db, mobile: string) {
  const [row] = await db
    .select({ ...sessionUser, passwordHash: users.passwordHash, verifiedAt: users.verifiedAt, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.mobile, mobile));
  return row;
}

export async function findSessionUser(db: Db | Tx, userId: string): Promise<SessionUser | undefined> {
  const [row] = await db.select(sessionUser).from(users).where(eq(users.id, userId));
  return row;
}

type NewToken = { userId: string; familyId: string; tokenHash: string; expiresAt: Date };

export async function insertRefreshToken(db: Db | Tx, token: NewToken): Promise<void> {
  await db.insert(refreshTokens).values(token);
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
    .returning({ userId: refreshTokens.userId, familyId: refreshTokens.familyId });
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
    .returning({ userId: refreshTokens.userId, familyId: refreshTokens.familyId });
  return row;
}

export async function endTokenFamilyOf(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.execute(sql`delete from ${refreshTokens} where family_id =
    (select family_id from ${refreshTokens} where token_hash = ${tokenHash})`);
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
}

/** The account that the settings name, made or brought in line with them. */
export async function upsertAdmin(db: Db, admin: { mobile: string; passwordHash: string }): Promise<void> {
  await db
    .insert(users)
    .values({
      role: 'admin',
      name: 'Admin',
      email: `admin-${admin.mobile}@subah.invalid`,
      mobile: admin.mobile,
      passwordHash: admin.passwordHash,
      verifiedAt: sql`now()`,
    })
    .onConflictDoUpdate({
      target: users.mobile,
      set: {
        role: 'admin',
        passwordHash: admin.passwordHash,
        isDemo: false,
        verifiedAt: sql`coalesce(${users.verifiedAt}, now())`,
      },
    });
}
