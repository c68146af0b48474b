import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { welcomeMail } from '../account-mails.ts';
import { findByEmail, findLanguage, markVerified } from '../accounts.queries.ts';
import { checkCode, spendCode, wrongCode } from '../one-time-codes/one-time-codes.ts';
import { clearAfterSuccess, codeAttemptLimits, countAttempts } from '../rate-limits.ts';
import { openSession } from '../sessions/open-session.ts';

type VerifyEmailInput = { email: string; otp: string; ip: string };

/** From a module on a higher level, injected by the app. */
export type FindDeliverySettings = (db: Db | Tx) => Promise<DeliverySettings>;

/** Verifies the account and opens a session. */
export async function verifyEmail(
  deps: AccountDeps & { findDeliverySettings: FindDeliverySettings },
  { email, otp, ip }: VerifyEmailInput,
) {
  const limits = codeAttemptLimits('verify-email', email, ip);
  await countAttempts(deps, [limits.email, limits.network]);
  const account = await findByEmail(deps.db, email, 'verify-email');
  const codeKey = { userId: account?.id ?? newId(), purpose: 'verify-email' } as const;
  const codeHash = await checkCode(deps, codeKey, otp, deps.clock());
  const session = await inTransaction(deps.db, async (tx) => {
    await spendCode(tx, codeKey, codeHash);
    const user = await markVerified(tx, codeKey.userId, deps.clock());
    if (!user) throw wrongCode();
    const recipient = { ...user, language: await findLanguage(tx, user.id) };
    const delivery = await deps.findDeliverySettings(tx);
    await queueMail(tx, welcomeMail(recipient, { shopUrl: deps.settings.publicUrl, delivery }));
    return { ...(await openSession(deps, tx, user)), user };
  });
  await clearAfterSuccess(deps, [limits.email], limits.network);
  return session;
}
