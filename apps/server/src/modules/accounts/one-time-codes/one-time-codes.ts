import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { accountRefusals } from '@subah/messages/api/accounts';
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '@subah/rules/accounts/one-time-code';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, type Problem } from '../../../platform/http/problem.ts';
import { type CodePurpose, oneTimeCodes } from '../accounts.tables.ts';

type CodeKey = { userId: string; purpose: CodePurpose };

/** One error for a wrong, used, expired or missing code, so that registered emails cannot be enumerated. */
export const wrongCode = (): Problem => fieldProblem('otp', accountRefusals.wrongOtp, 'WRONG_OTP');

/**
 * Keyed, because a plain hash of six digits could be reversed from a copy of the table. A slow hash is not needed with five
 * attempts in ten minutes.
 */
const hashCode = (secret: string, { userId, purpose }: CodeKey, code: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${userId}:${code}`).digest('base64url');

/** Replaces an earlier code. */
export async function createCode(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  key: CodeKey,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const fresh = { codeHash: hashCode(settings.authSecret, key, code), tries: 0, expiresAt };
  await tx
    .insert(oneTimeCodes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: fresh });
  return { code, expiresAt };
}

/** By email: a repeated sign-up replaces the account. */
export const codeMailKey = (purpose: CodePurpose, email: string): string => `code:${purpose}:${email}`;

/** Counts the attempt outside of any transaction, so that a rollback does not undo it. Returns the hash to spend. */
export async function checkCode(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  key: CodeKey,
  typed: string,
  now: Date,
): Promise<string> {
  const typedHash = hashCode(settings.authSecret, key, typed.replace(/\s/g, ''));
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.userId, key.userId),
        eq(oneTimeCodes.purpose, key.purpose),
        lt(oneTimeCodes.tries, CODE_TRIES),
        sql`${oneTimeCodes.expiresAt} > ${now}`,
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  if (!row || !timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(typedHash))) throw wrongCode();
  return typedHash;
}

/** Deletes the code. Of two concurrent requests with it, one fails. */
export async function spendCode(tx: Tx, key: CodeKey, codeHash: string): Promise<void> {
  const deleted = await tx
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, key.userId),
        eq(oneTimeCodes.purpose, key.purpose),
        eq(oneTimeCodes.codeHash, codeHash),
      ),
    )
    .returning({ id: oneTimeCodes.id });
  if (deleted.length === 0) throw wrongCode();
}
