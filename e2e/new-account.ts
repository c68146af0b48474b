import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export type NewAccount = { name: string; email: string; mobile: string; password: string };
/** Response of the sign-in calls. */
export type Session = { accessToken: string; refreshToken: string; user: object };

/** Unique account data. */
export function uniqueAccount(): NewAccount {
  const number = String(randomInt(1e9)).padStart(9, '0');
  return { name: 'Asha Verma', email: `asha.${number}@example.com`, mobile: `6${number}`, password: 'Subah123' };
}

const SUBJECTS = {
  verify: /<b>(\d{6}) is your Subah OTP<\/b>/,
  reset: /<b>(\d{6}) is your Subah OTP for a new password<\/b>/,
};

/** The newest code mailed to this address; polls, because mails are sent by a job. */
export async function mailedCode(
  request: APIRequestContext,
  email: string,
  purpose: keyof typeof SUBJECTS = 'verify',
): Promise<string> {
  let code: string | undefined;
  const readCode = async () => {
    const mails = await (await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).text();
    code = mails.match(SUBJECTS[purpose])?.[1];
    return code;
  };
  await expect.poll(readCode, { timeout: 15_000 }).toBeDefined();
  return String(code);
}

/** Signs up and verifies a new account through the API. */
export async function newAccount(request: APIRequestContext): Promise<NewAccount & Session> {
  const account = uniqueAccount();
  await request.post('/api/signup', { data: account });
  const otp = await mailedCode(request, account.email);
  const response = await request.post('/api/verify-otp', { data: { email: account.email, otp } });
  const { data } = (await response.json()) as { data: Session };
  return { ...account, ...data };
}
