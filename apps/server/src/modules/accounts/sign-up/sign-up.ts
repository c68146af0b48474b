import type { SignUp } from '@subah/contract/accounts/accounts';
import { accountRefusals } from '@subah/messages/api/accounts';
import { apiRequests } from '@subah/messages/api/requests';
import type { Language } from '@subah/messages/language';
import type { Message } from '@subah/messages/message';
import { FIRST_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { block } from '../../../platform/http/rate-limit.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { verifyEmailMail } from '../account-mails.ts';
import { deleteUnverified, findRegistered, insertAccount } from '../accounts.queries.ts';
import { findByReferralCode } from '../customers/customers.queries.ts';
import { codeMailKey, createCode } from '../one-time-codes/one-time-codes.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseEasyPassword } from '../passwords/refuse-easy-password.ts';
import { countAttempts, resendKey, signUpLimits } from '../rate-limits.ts';
import { contactHashes } from '../used-offers.ts';
import { lockSignUps } from './lock-sign-ups.ts';
import { newReferralCode } from './referral-code.ts';

const MAX_ATTEMPTS = 5;

/** Creates an unverified account and sends the OTP. An unknown referral code is ignored. */
export async function signUp(
  deps: AccountDeps,
  input: SignUp & { language: Language; ip: string },
): Promise<{ isReferralUnknown: boolean }> {
  await countAttempts(deps, signUpLimits(input.email, input.ip));
  refuseEasyPassword(input.password, input);
  refuseRegistered(input, await findRegistered(deps.db, input));
  const passwordHash = await hashPassword(input.password);
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const referredBy = input.referredByCode ? await findByReferralCode(tx, input.referredByCode) : undefined;
    const { name, email, mobile, language } = input;
    const hashes = contactHashes(deps.settings, input);
    const id = await replaceUnverified(tx, { name, email, mobile, language, passwordHash, referredBy, ...hashes });
    const { code, expiresAt } = await createCode(deps, tx, { userId: id, purpose: 'verify-email' }, now);
    await queueMail(tx, verifyEmailMail(input, code), { until: expiresAt, key: codeMailKey('verify-email', email) });
    await block(tx, resendKey('verify-email', email), new Date(now.getTime() + FIRST_WAIT_SECONDS * 1000));
    return { isReferralUnknown: Boolean(input.referredByCode) && !referredBy };
  });
}

type Account = {
  name: string;
  email: string;
  mobile: string;
  language: Language;
  passwordHash: string;
  referredBy: string | undefined;
  mobileHash: string;
  emailHash: string;
};

/** Replaces unverified accounts with the same email or mobile. Retries for a new referral code. */
async function replaceUnverified(tx: Tx, account: Account): Promise<string> {
  await lockSignUps(tx);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    refuseRegistered(account, await findRegistered(tx, account));
    await deleteUnverified(tx, account);
    const id = newId();
    if (await insertAccount(tx, { ...account, id, referralCode: newReferralCode() })) return id;
  }
  throw new Problem('UNAVAILABLE', apiRequests.busy);
}

type Identity = { email: string; mobile: string };

function refuseRegistered(input: Identity, taken: Identity[]): void {
  const fields: Record<string, Message> = {};
  if (taken.some(({ email }) => email === input.email)) {
    fields.email = accountRefusals.emailTaken;
  }
  if (taken.some(({ mobile }) => mobile === input.mobile)) {
    fields.mobile = accountRefusals.mobileTaken;
  }
  const [message] = Object.values(fields);
  if (message) throw new Problem(fields.email ? 'EMAIL_TAKEN' : 'MOBILE_TAKEN', message, { fields });
}
