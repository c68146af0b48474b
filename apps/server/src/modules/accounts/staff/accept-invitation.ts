import { accountRefusals } from '@subah/messages/api/accounts';
import { inTransaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { lockAccount } from '../lock-account.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseEasyPassword } from '../passwords/refuse-easy-password.ts';
import { countAttempts, invitationAttemptLimit } from '../rate-limits.ts';
import { hashToken } from '../sessions/access-tokens.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { findInvited, spendInvitation, updateAccount } from './staff.queries.ts';
import type { StaffDeps } from './staff-deps.ts';

export async function openInvitation(deps: StaffDeps, token: string, ip: string) {
  await countAttempts(deps, [invitationAttemptLimit(ip)]);
  const invited = await findInvited(deps.db, hashToken(token), deps.clock());
  if (!invited) throw invitationInvalid();
  return invited;
}

/** The link proves the email, so the account is verified. Sessions of a customer end, because the password changes. */
export async function acceptInvitation(
  deps: StaffDeps,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<void> {
  const invited = await openInvitation(deps, token, ip);
  refuseEasyPassword(password, invited);
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockAccount(tx, invited.id))) throw invitationInvalid();
    const role = await spendInvitation(tx, hashToken(token));
    if (!role) throw invitationInvalid();
    await updateAccount(tx, invited.id, {
      role,
      passwordHash,
      ...(invited.isVerified ? {} : { verifiedAt: deps.clock() }),
    });
    await endSessions(tx, invited.id);
    await deps.record(tx, {
      actorId: invited.id,
      action: 'accept invitation',
      subject: 'staff',
      subjectId: invited.id,
      after: { name: invited.name, role },
    });
    if (invited.isVerified) await queueMail(tx, passwordChangedMail(invited, deps.settings.publicUrl));
  });
}

const invitationInvalid = () => new Problem('INVITATION_INVALID', accountRefusals.invitationInvalid);
