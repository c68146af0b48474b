import type { SessionUser } from '@subah/contract/accounts/accounts';
import { inTransaction } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { findLanguage, setPassword } from '../accounts.queries.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { confirmPassword, wrongPassword } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import { refuseEasyPassword } from './refuse-easy-password.ts';

type ChangePasswordInput = { user: SessionUser; sessionId: string; currentPassword: string; newPassword: string };

/** Ends all other sessions. */
export async function changePassword(
  deps: AccountDeps,
  { user, sessionId, currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  const oldHash = await confirmPassword(deps, user.id, currentPassword, 'currentPassword');
  refuseEasyPassword(newPassword, user, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(deps.db, async (tx) => {
    if (!(await setPassword(tx, user.id, passwordHash, oldHash))) throw wrongPassword('currentPassword');
    await endSessions(tx, user.id, sessionId);
    await queueMail(
      tx,
      passwordChangedMail({ ...user, language: await findLanguage(tx, user.id) }, deps.settings.publicUrl),
    );
  });
}
