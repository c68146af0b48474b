import { timingSafeEqual } from 'node:crypto';
import { accountRefusals } from '@subah/messages/api/accounts';
import { inTransaction } from '../../../platform/database/database.ts';
import { isId } from '../../../platform/database/new-id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { recoveryCodeUsedMail } from '../account-mails.ts';
import { findPasswordHash } from '../accounts.queries.ts';
import type { RecordChange } from '../record-change.ts';
import { openSession } from '../sessions/open-session.ts';
import { lockSessionUser } from '../sessions/session.queries.ts';
import { checkCode, wrongCode } from './check-code.ts';
import { signChallenge } from './totp.ts';
import { countRecoveryCodes } from './two-step.queries.ts';

/** Time to type the code. */
const CHALLENGE_MINUTES = 5;

/** Proves that the password was right; `userId.expiry.signature`. */
export function twoStepRequired(
  { settings, clock }: Pick<AccountDeps, 'settings' | 'clock'>,
  account: { id: string; passwordHash: string },
): Problem {
  const expiresAtMs = clock().getTime() + CHALLENGE_MINUTES * 60_000;
  const challenge = `${account.id}.${expiresAtMs}.${signChallenge(settings.authSecret, account, expiresAtMs)}`;
  return new Problem('TWO_STEP_REQUIRED', accountRefusals.enterTwoStepCode, {
    details: { challenge },
  });
}

type SecondStepInput = { challenge: string; code: string; ip: string };

/** The second step of sign-in. */
export async function signInWithCode(
  deps: AccountDeps,
  { challenge, code, ip }: SecondStepInput,
  record: RecordChange,
) {
  const account = await readChallenge(deps, challenge);
  const checked = await checkCode(deps, { userId: account.id, code, ip });
  const session = await inTransaction(deps.db, async (tx) => {
    const user = await lockSessionUser(tx, account.id, account.passwordHash);
    if (!user) throw challengeExpired();
    if (!(await checked.spend(tx))) throw wrongCode();
    if (checked.isRecovery) {
      await record(tx, { actorId: user.id, action: 'use recovery code', subject: 'two-step', subjectId: user.id });
      await queueMail(tx, recoveryCodeUsedMail(user, await countRecoveryCodes(tx, user.id)));
    }
    return { ...(await openSession(deps, tx, user)), user };
  });
  await checked.clearLimits();
  return session;
}

async function readChallenge({ db, settings, clock }: AccountDeps, challenge: string) {
  const [id = '', expiry = '', signature = ''] = challenge.split('.');
  const expiresAtMs = Number(expiry);
  const passwordHash = isId(id) ? await findPasswordHash(db, id) : undefined;
  if (!passwordHash || !(expiresAtMs > clock().getTime())) throw challengeExpired();
  const expected = Buffer.from(signChallenge(settings.authSecret, { id, passwordHash }, expiresAtMs));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw challengeExpired();
  return { id, passwordHash };
}

const challengeExpired = () => new Problem('TWO_STEP_EXPIRED', accountRefusals.twoStepExpired);
