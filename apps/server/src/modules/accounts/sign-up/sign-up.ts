import type { SignUp } from '@subah/contract/accounts/accounts';
import { FIRST_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { block } from '../../../platform/http/rate-limit.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { verifyEmailMail } from '../account-mails.ts';
import { deleteUnverified, findTaken, insertAccount } from '../accounts.queries.ts';
import { findByReferralCode } from '../customers/customers.queries.ts';
import { makeCode } from '../one-time-codes/one-time-codes.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { countAttempts, resendKey, signUpLimits } from '../rate-limits.ts';
import type { AccountDeps } from '../sessions/sign-in.ts';
import { newReferralCode } from './referral-code.ts';

const MOST_ROUNDS = 5;

/** Opens an account that waits for its OTP. An unknown referral code is left out; it never costs a customer. */
export async function signUp(deps: AccountDeps, input: SignUp, ip: string): Promise<{ isReferralUnknown: boolean }> {
  await countAttempts(deps, signUpLimits(input.email, ip));
  refuseTaken(input, await findTaken(deps.db, input));
  const passwordHash = await hashPassword(input.password);
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const referredBy = input.referredByCode ? await findByReferralCode(tx, input.referredByCode) : undefined;
    const { name, email, mobile } = input;
    const id = await insertInPlace(tx, { name, email, mobile, passwordHash, referredBy });
    const { code, expiresAt } = await makeCode(deps, tx, { userId: id, purpose: 'verify-email' }, now);
    await queueMail(tx, verifyEmailMail(input, code), { until: expiresAt });
    await block(tx, resendKey('verify-email', email), new Date(now.getTime() + FIRST_WAIT_SECONDS * 1000));
    return { isReferralUnknown: Boolean(input.referredByCode) && !referredBy };
  });
}

type Account = { name: string; email: string; mobile: string; passwordHash: string; referredBy: string | undefined };

/** Takes the place of accounts that were never verified; another sign-up at the same moment may make it try again. */
async function insertInPlace(tx: Tx, account: Account): Promise<string> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    refuseTaken(account, await findTaken(tx, account));
    await deleteUnverified(tx, account);
    const id = newId();
    if (await insertAccount(tx, { ...account, id, referralCode: newReferralCode() })) return id;
  }
  throw new Problem('UNAVAILABLE', 'The shop is catching its breath. Please try again in a moment.');
}

type Identity = { email: string; mobile: string };

function refuseTaken(wanted: Identity, taken: Identity[]): void {
  const fields: Record<string, string> = {};
  if (taken.some(({ email }) => email === wanted.email)) {
    fields.email = 'This email is already registered. Please sign in.';
  }
  if (taken.some(({ mobile }) => mobile === wanted.mobile)) {
    fields.mobile = 'This mobile number is already registered. Please sign in.';
  }
  const [first] = Object.values(fields);
  if (first) throw new Problem('CONFLICT', first, { fields });
}
