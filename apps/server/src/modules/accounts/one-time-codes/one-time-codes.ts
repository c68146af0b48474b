import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '@subah/rules/accounts/one-time-code';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { fieldProblem, type Problem } from '../../../platform/http/problem.ts';
import { type CodePurpose, oneTimeCodes } from '../accounts.tables.ts';

type Owner = { userId: string; purpose: CodePurpose };

/** One sentence for a wrong, used, old or unknown code: it tells nobody which emails wait for one. */
export const wrongCode = (): Problem =>
  fieldProblem('otp', 'This OTP is wrong or has expired. Please check the email, or ask for a new one.');

/**
 * Six digits are a million guesses, nothing to whoever has a copy of the table and a plain hash. The key is not in the
 * database, so a copy of it opens no account; and with five tries in ten minutes a slow hash would add nothing.
 */
const hashCode = (secret: string, { userId, purpose }: Owner, code: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${userId}:${code}`).digest('base64url');

/** A fresh code; the one before is dead. */
export async function makeCode(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  owner: Owner,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const fresh = { codeHash: hashCode(settings.authSecret, owner, code), tries: 0, expiresAt };
  await tx
    .insert(oneTimeCodes)
    .values({ ...owner, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: fresh });
  return { code, expiresAt };
}

/** Counts a try and looks at it; a right one is still to be spent. The count stands whatever happens next. */
export async function tryCode(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  owner: Owner,
  typed: string,
  now: Date,
): Promise<string> {
  const given = hashCode(settings.authSecret, owner, typed.replace(/\s/g, ''));
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.userId, owner.userId),
        eq(oneTimeCodes.purpose, owner.purpose),
        lt(oneTimeCodes.tries, CODE_TRIES),
        sql`${oneTimeCodes.expiresAt} > ${now}`,
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  if (!row || !timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(given))) throw wrongCode();
  return given;
}

/** Takes the code out of the world: of two requests with the right one, one gets it. */
export async function spendCode(tx: Tx, owner: Owner, codeHash: string): Promise<void> {
  const spent = await tx
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, owner.userId),
        eq(oneTimeCodes.purpose, owner.purpose),
        eq(oneTimeCodes.codeHash, codeHash),
      ),
    )
    .returning({ id: oneTimeCodes.id });
  if (spent.length === 0) throw wrongCode();
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
}
