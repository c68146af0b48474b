import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { findByEmail, setPassword } from '../accounts.queries.ts';
import { spendCode, tryCode, wrongCode } from '../one-time-codes/one-time-codes.ts';
import { codeTryLimits, countAttempts, forgive, signInLimits } from '../rate-limits.ts';
import { endSessions } from '../sessions/session.queries.ts';
import type { AccountDeps } from '../sessions/sign-in.ts';
import { hashPassword } from './passwords.ts';

type Given = { email: string; otp: string; password: string; ip: string };

/** A new password by email. It ends every session: whoever asked for it may be getting rid of somebody. */
export async function resetPassword(deps: AccountDeps, { email, otp, password, ip }: Given): Promise<void> {
  const limits = codeTryLimits('reset-password', email, ip);
  await countAttempts(deps, [limits.email, limits.network]);
  const account = await findByEmail(deps.db, email, 'reset-password');
  const owner = { userId: account?.id ?? newId(), purpose: 'reset-password' } as const;
  const codeHash = await tryCode(deps, owner, otp, deps.clock());
  if (!account) throw wrongCode();
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    await spendCode(tx, owner, codeHash);
    if (!(await setPassword(tx, account.id, passwordHash))) throw wrongCode();
    await endSessions(tx, account.id);
    await queueMail(tx, passwordChangedMail(account, deps.settings.publicUrl));
  });
  const { here, account: everywhere } = signInLimits(account.mobile, ip);
  await forgive(deps, [limits.email, here, everywhere], limits.network);
}
