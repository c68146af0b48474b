import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { welcomeMail } from '../account-mails.ts';
import { findByEmail, markVerified } from '../accounts.queries.ts';
import { spendCode, tryCode, wrongCode } from '../one-time-codes/one-time-codes.ts';
import { codeTryLimits, countAttempts, forgive } from '../rate-limits.ts';
import { type AccountDeps, openSession } from '../sessions/sign-in.ts';

type Given = { email: string; otp: string; ip: string };

/** The right OTP opens the account and signs in. */
export async function verifyEmail(deps: AccountDeps, { email, otp, ip }: Given) {
  const limits = codeTryLimits('verify-email', email, ip);
  await countAttempts(deps, [limits.email, limits.network]);
  const account = await findByEmail(deps.db, email, 'verify-email');
  const owner = { userId: account?.id ?? newId(), purpose: 'verify-email' } as const;
  const codeHash = await tryCode(deps, owner, otp, deps.clock());
  const session = await inTransaction(deps.db, async (tx) => {
    await spendCode(tx, owner, codeHash);
    const user = await markVerified(tx, owner.userId, deps.clock());
    if (!user) throw wrongCode();
    await queueMail(tx, welcomeMail(user, deps.settings.publicUrl));
    return { ...(await openSession(deps, tx, user, newId())), user };
  });
  await forgive(deps, [limits.email], limits.network);
  return session;
}
