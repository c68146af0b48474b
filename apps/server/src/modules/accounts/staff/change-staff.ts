import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { StaffUpdate } from '@subah/contract/accounts/staff';
import type { WithReadAs } from '@subah/contract/read-as';
import { accountRefusals } from '@subah/messages/api/accounts';
import { canGetMail } from '@subah/rules/accounts/can-get-mail';
import { refuseStaffChange } from '@subah/rules/accounts/staff';
import { inTransaction, type Tx, violatesConstraint } from '../../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../../platform/http/problem.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { omitUndefined } from '../../../platform/omit-undefined.ts';
import { mobileChangedMail } from '../account-mails.ts';
import { deleteUnverified } from '../accounts.queries.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { contactHashes } from '../used-offers.ts';
import { checkDoctor, sendInvitation } from './invite-staff.ts';
import { type LockedStaff, lockActorAndStaff, setInvitedRole, updateAccount } from './staff.queries.ts';
import type { StaffDeps } from './staff-deps.ts';
import { emailChangedMail } from './staff-mails.ts';
import { refusal } from './staff-refusals.ts';

/** Another role, and switching off, end all sessions in the same transaction. */
export async function changeStaff(
  deps: StaffDeps,
  actor: SessionUser,
  staffId: string,
  input: StaffUpdate & WithReadAs,
): Promise<void> {
  try {
    await inTransaction(deps.db, (tx) => applyChange(deps, tx, actor.id, staffId, input));
  } catch (error) {
    if (violatesConstraint(error, 'users_last_owner')) {
      throw new Problem('LAST_ADMIN', 'The shop needs at least one active owner.');
    }
    if (violatesConstraint(error, 'users_mobile_once')) {
      throw fieldProblem('mobile', accountRefusals.newMobileTaken, 'MOBILE_TAKEN');
    }
    if (violatesConstraint(error, 'users_email_once')) {
      throw fieldProblem('email', 'This email is already registered.', 'EMAIL_TAKEN');
    }
    throw error;
  }
}

async function applyChange(
  deps: StaffDeps,
  tx: Tx,
  actorId: string,
  staffId: string,
  { readAs, ...input }: StaffUpdate & WithReadAs,
): Promise<void> {
  const { actor, staff } = await lockActorAndStaff(tx, actorId, staffId);
  if (!staff) throw notFound('staffAccount');
  const before = {
    name: staff.name,
    mobile: staff.mobile,
    email: staff.email,
    role: staff.staffRole,
    active: staff.role !== 'customer',
  };
  rejectStaleChange(before, readAs);
  const refused = refuseStaffChange(actor, { id: staff.id, role: before.role, active: before.active }, input);
  if (refused) throw refusal(refused);
  const { doctorId, ...fields } = input;
  const after = { ...before, ...omitUndefined(fields) };
  if (staff.isInvited && after.active) {
    throw new Problem(
      'STAFF_INVITED',
      `${staff.name} becomes active by setting a password. Send the invitation again.`,
    );
  }
  await changeContact(deps, tx, staff, { before, after });
  await changeDoctor(deps, tx, staff, { role: after.role, doctorId });
  if (staff.isInvited) {
    await setInvitedRole(tx, staffId, after.role);
    if (after.email !== before.email) await sendInvitation(deps, tx, { ...staff, ...after }, after.role);
  } else {
    const access = after.active
      ? { role: after.role, deactivatedRole: null }
      : { role: 'customer' as const, deactivatedRole: after.role };
    await updateAccount(tx, staffId, access);
  }
  if (after.role !== before.role || after.active !== before.active) await endSessions(tx, staffId);
  await deps.record(tx, {
    actorId,
    action: actionOf(before, after),
    subject: 'staff',
    subjectId: staffId,
    before,
    after,
  });
}

const actionOf = (before: { active: boolean }, after: { active: boolean }): string =>
  before.active === after.active ? 'update' : after.active ? 'activate' : 'deactivate';

type Contact = { name: string; mobile: string; email: string };
type ContactChange = { before: Contact; after: Contact };

/** Refused for a verified customer without a staff role: with another email, staff could take the account over. */
async function changeContact(
  { settings }: StaffDeps,
  tx: Tx,
  staff: LockedStaff,
  { before, after }: ContactChange,
): Promise<void> {
  const { name, mobile, email } = after;
  if (name === before.name && mobile === before.mobile && email === before.email) return;
  if (staff.role === 'customer' && staff.isVerified) {
    throw new Problem('STAFF_NOT_ACTIVE', 'Name, mobile and email can be changed while the account is active.');
  }
  await deleteUnverified(tx, {
    mobile,
    ...(email === before.email ? {} : { email }),
  });
  await updateAccount(tx, staff.id, { name, mobile, email, ...contactHashes(settings, { mobile, email }) });
  if (!staff.isVerified || !canGetMail(before.email)) return;
  if (mobile !== before.mobile) {
    const change = { name, email: before.email, language: staff.language, from: before.mobile, to: mobile };
    await queueMail(tx, mobileChangedMail(change, settings.publicUrl));
  }
  if (email !== before.email) await queueMail(tx, emailChangedMail({ name, email: before.email }, email));
}

async function changeDoctor(
  { doctorLogins }: StaffDeps,
  tx: Tx,
  staff: LockedStaff,
  { role, doctorId }: { role: LockedStaff['staffRole']; doctorId: string | undefined },
): Promise<void> {
  const isUnchanged = role === staff.staffRole && doctorId === undefined;
  const own = (await doctorLogins.findAll(tx)).get(staff.id);
  if (isUnchanged || (role === 'doctor' && own && own._id === doctorId)) return;
  checkDoctor({ role, doctorId });
  await doctorLogins.release(tx, staff.id);
  if (doctorId) await doctorLogins.assign(tx, { doctorId, userId: staff.id });
}
