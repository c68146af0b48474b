import type { SessionUser } from '@subah/contract/accounts/accounts';
import { mayManage } from '@subah/rules/accounts/staff';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { twoStepMail } from '../account-mails.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { RecordChange } from '../record-change.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { refusal } from '../staff/staff-refusals.ts';
import { notOn } from './set-up-two-step.ts';
import {
  deleteTwoStep,
  findStaffAccount,
  hasTwoStep,
  isTwoStepRequired,
  setTwoStepRequired,
} from './two-step.queries.ts';

/** For a colleague who lost phone and recovery codes. Ends the sessions, in case the phone was stolen. */
export async function resetTwoStep(
  deps: AccountDeps,
  actor: SessionUser,
  { staffId, password }: { staffId: string; password: string },
  record: RecordChange,
): Promise<void> {
  if (staffId === actor.id) {
    throw new Problem('OWN_TWO_STEP', 'Switch off your own two-step sign-in with password and code.');
  }
  await confirmPassword(deps, actor.id, password, 'password');
  await inTransaction(deps.db, async (tx) => {
    const account = await findStaffAccount(tx, staffId);
    if (!account || account.role === 'customer') throw notFound('staffAccount');
    if (!mayManage(actor.role, account.role)) throw refusal('OWNERS_ONLY');
    if (!(await deleteTwoStep(tx, staffId))) throw notOn();
    await endSessions(tx, staffId);
    await record(tx, { actorId: actor.id, action: 'reset', subject: 'two-step', subjectId: staffId });
    await queueMail(tx, twoStepMail(account, 'reset', deps.settings.publicUrl));
  });
}

export async function setSignInPolicy(
  deps: AccountDeps,
  actor: SessionUser,
  { staffTwoStep, password }: { staffTwoStep: boolean; password: string },
  record: RecordChange,
): Promise<void> {
  await confirmPassword(deps, actor.id, password, 'password');
  await inTransaction(deps.db, async (tx) => {
    // Otherwise the owner would be the first to be locked out of everything else.
    if (staffTwoStep && !(await hasTwoStep(tx, actor.id))) {
      throw new Problem('TWO_STEP_OFF', 'Set up your own two-step sign-in first.');
    }
    const before = await isTwoStepRequired(tx);
    await setTwoStepRequired(tx, staffTwoStep);
    await record(tx, {
      actorId: actor.id,
      action: 'update',
      subject: 'two-step',
      subjectId: 'policy',
      before: { staffTwoStep: before },
      after: { staffTwoStep },
    });
  });
}
