import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { NewStaff } from '@subah/contract/accounts/staff';
import { apiRequests } from '@subah/messages/api/requests';
import type { StaffRole } from '@subah/rules/accounts/roles';
import { INVITATION_DAYS, mayManage } from '@subah/rules/accounts/staff';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { dropQueuedMail, queueMail } from '../../../platform/mail/mail.ts';
import { deleteUnverified, insertAccount } from '../accounts.queries.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { countAttempts, invitationLimit } from '../rate-limits.ts';
import { hashToken, newRefreshToken } from '../sessions/access-tokens.ts';
import { lockSignUps } from '../sign-up/lock-sign-ups.ts';
import { newReferralCode } from '../sign-up/referral-code.ts';
import { contactHashes } from '../used-offers.ts';
import {
  deleteInvitation,
  deleteNewAccount,
  isStaffAccount,
  type LockedAccount,
  type LockedStaff,
  lockActorAndStaff,
  lockByContact,
  saveInvitation,
} from './staff.queries.ts';
import type { StaffDeps } from './staff-deps.ts';
import { invitationMail } from './staff-mails.ts';
import { refusal } from './staff-refusals.ts';

/** Returns the id of the account. It gets the role when the invitation is accepted. */
export async function inviteStaff(deps: StaffDeps, actor: SessionUser, input: NewStaff): Promise<string> {
  // No password matches until the person sets one.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction(deps.db, async (tx) => {
    await lockSignUps(tx);
    const { actor: present } = await lockActorAndStaff(tx, actor.id, actor.id);
    if (!mayManage(present.role, 'packer')) throw new Problem('FORBIDDEN', apiRequests.forbidden);
    if (!mayManage(present.role, input.role)) throw refusal('OWNERS_ONLY');
    checkDoctor(input);
    const account = (await findCustomer(tx, input)) ?? (await createAccount(deps, tx, input, passwordHash));
    if (input.doctorId) await deps.doctorLogins.assign(tx, { doctorId: input.doctorId, userId: account.id });
    await sendInvitation(deps, tx, account, input.role);
    await deps.record(tx, {
      actorId: actor.id,
      action: 'invite',
      subject: 'staff',
      subjectId: account.id,
      after: { name: account.name, role: input.role },
    });
    return account.id;
  });
}

export function checkDoctor({ role, doctorId }: { role: StaffRole; doctorId?: string | undefined }): void {
  if (role === 'doctor' && !doctorId) throw fieldProblem('doctorId', 'Choose the doctor that the login is for.');
  if (role !== 'doctor' && doctorId) throw fieldProblem('doctorId', 'Only a doctor has an entry under Health Care.');
}

type Contact = { name: string; mobile: string; email: string };
type Invitee = Contact & { id: string };

/**
 * The customer account with this mobile and email. Mobiles are not verified, so a stranger may have signed up with the
 * number: only an account whose email the inviter knows too becomes staff.
 */
async function findCustomer(tx: Tx, { mobile, email }: Contact): Promise<Invitee | undefined> {
  await deleteUnverified(tx, { mobile, email });
  const found = await lockByContact(tx, { mobile, email });
  for (const account of found) if (await isStaffAccount(tx, account)) throw staffExists(account);
  const same = found.find((account) => account.mobile === mobile && account.email === email);
  const [other] = found;
  if (same || !other) return same;
  throw other.mobile === mobile
    ? fieldProblem(
        'mobile',
        'A customer uses this mobile number with another email. Enter the email of that account.',
        'MOBILE_TAKEN',
      )
    : fieldProblem(
        'email',
        'A customer uses this email with another mobile number. Enter the mobile number of that account.',
        'EMAIL_TAKEN',
      );
}

const staffExists = ({ name }: LockedAccount) =>
  new Problem('STAFF_EXISTS', `${name} already has a staff account with this mobile number or email.`);

async function createAccount(
  { settings }: Pick<StaffDeps, 'settings'>,
  tx: Tx,
  { name, mobile, email }: Contact,
  passwordHash: string,
): Promise<Invitee> {
  const id = newId();
  const hashes = contactHashes(settings, { mobile, email });
  const account = { id, name, mobile, email, passwordHash, language: 'en', referredBy: undefined, ...hashes } as const;
  // Mobile and email are free under the lock of sign-ups; only the random referral code can be taken.
  while (!(await insertAccount(tx, { ...account, referralCode: newReferralCode() })));
  return { id, name, mobile, email };
}

/** Replaces the link that was sent before. */
export async function sendInvitation(
  { settings, clock }: Pick<StaffDeps, 'settings' | 'clock'>,
  tx: Tx,
  account: Invitee,
  role: StaffRole,
): Promise<void> {
  const token = newRefreshToken();
  const sentAt = clock();
  const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1000);
  await saveInvitation(tx, { userId: account.id, role, tokenHash: hashToken(token), sentAt, expiresAt });
  await queueMail(tx, invitationMail(account, { role, token, shopUrl: settings.publicUrl }), {
    until: expiresAt,
    key: invitationMailKey(account.id),
  });
}

const invitationMailKey = (userId: string): string => `invitation:${userId}`;

export async function resendInvitation(deps: StaffDeps, actor: SessionUser, staffId: string): Promise<void> {
  await countAttempts(deps, [invitationLimit(staffId)]);
  await inTransaction(deps.db, async (tx) => {
    const staff = await lockInvited(tx, actor.id, staffId);
    await sendInvitation(deps, tx, staff, staff.staffRole);
    await deps.record(tx, { actorId: actor.id, action: 'invite again', subject: 'staff', subjectId: staffId });
  });
}

/** A new account is deleted; a customer stays a customer. */
export async function withdrawInvitation(deps: StaffDeps, actor: SessionUser, staffId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { name, staffRole } = await lockInvited(tx, actor.id, staffId);
    await deps.doctorLogins.release(tx, staffId);
    await deleteInvitation(tx, staffId);
    await dropQueuedMail(tx, invitationMailKey(staffId));
    await deleteNewAccount(tx, staffId);
    await deps.record(tx, {
      actorId: actor.id,
      action: 'withdraw invitation',
      subject: 'staff',
      subjectId: staffId,
      before: { name, role: staffRole },
    });
  });
}

async function lockInvited(tx: Tx, actorId: string, staffId: string): Promise<LockedStaff> {
  const { actor, staff } = await lockActorAndStaff(tx, actorId, staffId);
  if (!staff) throw notFound('staffAccount');
  if (!mayManage(actor.role, staff.staffRole)) throw refusal('OWNERS_ONLY');
  if (!staff.isInvited) {
    throw new Problem('STAFF_NOT_INVITED', `${staff.name} has no open invitation.`);
  }
  return staff;
}
