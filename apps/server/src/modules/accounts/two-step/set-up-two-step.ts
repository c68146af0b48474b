import type { SessionUser } from '@subah/contract/accounts/accounts';
import { inTransaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { twoStepMail } from '../account-mails.ts';
import { lockAccount } from '../lock-account.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { RecordChange } from '../record-change.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { checkCode, wrongCode } from './check-code.ts';
import { encryptSecret, enrolmentUri, hashRecoveryCode, newRecoveryCodes, newSecret } from './totp.ts';
import {
  confirmSecret,
  deleteTwoStep,
  hasTwoStep,
  isTwoStepRequired,
  replaceRecoveryCodes,
  saveNewSecret,
} from './two-step.queries.ts';

/** The caller of these: a signed-in member of staff. */
type Caller = { user: SessionUser; sessionId: string; ip: string };

type EnrolInput = { password: string; shopName: string };

export async function enrolTwoStep(deps: AccountDeps, user: SessionUser, { password, shopName }: EnrolInput) {
  await confirmPassword(deps, user.id, password, 'password');
  const secret = newSecret();
  const encrypted = encryptSecret(deps.settings.authSecret, user.id, secret);
  if (!(await inTransaction(deps.db, (tx) => saveNewSecret(tx, user.id, encrypted)))) throw alreadyOn();
  return { secret, uri: enrolmentUri(secret, { shopName, label: user.mobile }) };
}

/** Ends the other sessions: they were opened with the password alone. */
export async function confirmTwoStep(
  deps: AccountDeps,
  { user, sessionId, ip }: Caller,
  code: string,
  record: RecordChange,
): Promise<string[]> {
  if (await hasTwoStep(deps.db, user.id)) throw alreadyOn();
  const checked = await checkCode(deps, { userId: user.id, code, ip });
  const codes = await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, user.id);
    if (!(await checked.spend(tx))) throw wrongCode();
    if (!(await confirmSecret(tx, user.id, deps.clock()))) throw alreadyOn();
    await endSessions(tx, user.id, sessionId);
    await record(tx, { actorId: user.id, action: 'switch on', subject: 'two-step', subjectId: user.id });
    await queueMail(tx, twoStepMail(user, 'on', deps.settings.publicUrl));
    return renewCodes(deps, tx, user.id);
  });
  await checked.clearLimits();
  return codes;
}

export async function replaceCodes(
  deps: AccountDeps,
  { user, ip }: Caller,
  { password, code }: { password: string; code: string },
  record: RecordChange,
): Promise<string[]> {
  const checked = await checkBoth(deps, user, { password, code, ip });
  const codes = await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, user.id);
    if (!(await checked.spend(tx))) throw wrongCode();
    await record(tx, { actorId: user.id, action: 'new recovery codes', subject: 'two-step', subjectId: user.id });
    return renewCodes(deps, tx, user.id);
  });
  await checked.clearLimits();
  return codes;
}

export async function disableTwoStep(
  deps: AccountDeps,
  { user, ip }: Caller,
  { password, code }: { password: string; code: string },
  record: RecordChange,
): Promise<void> {
  const checked = await checkBoth(deps, user, { password, code, ip });
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, user.id);
    if (await isTwoStepRequired(tx)) {
      throw new Problem('TWO_STEP_NOT_SET_UP', 'The shop requires two-step sign-in, so it cannot be switched off.');
    }
    if (!(await checked.spend(tx))) throw wrongCode();
    if (!(await deleteTwoStep(tx, user.id))) throw notOn();
    await record(tx, { actorId: user.id, action: 'switch off', subject: 'two-step', subjectId: user.id });
    await queueMail(tx, twoStepMail(user, 'off', deps.settings.publicUrl));
  });
  await checked.clearLimits();
}

async function checkBoth(
  deps: AccountDeps,
  user: SessionUser,
  { password, code, ip }: { password: string; code: string; ip: string },
) {
  await confirmPassword(deps, user.id, password, 'password');
  if (!(await hasTwoStep(deps.db, user.id))) throw notOn();
  return checkCode(deps, { userId: user.id, code, ip });
}

async function renewCodes({ settings }: AccountDeps, tx: Parameters<typeof replaceRecoveryCodes>[0], userId: string) {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(settings.authSecret, userId, code)),
  );
  return codes;
}

const alreadyOn = () => new Problem('TWO_STEP_ALREADY_ON', 'Two-step sign-in is already on.');
export const notOn = () => new Problem('TWO_STEP_OFF', 'Two-step sign-in is not on for this account.');
