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
  login: /<b>(\d{6}) is your Subah OTP to sign in<\/b>/,
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
  await expect.poll(readCode, { timeout: 15_000, intervals: [50, 100, 200] }).toBeDefined();
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

/** The token of the invitation that was mailed to this address; polls, because mails are sent by a job. */
export async function mailedToken(request: APIRequestContext, email: string): Promise<string> {
  let token: string | undefined;
  const readToken = async () => {
    const mails = await (await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).text();
    const path = /"(\/dev\/mailbox\/[\w-]+)"/.exec(mails)?.[1];
    token = path && /\/staff-invitation#([\w-]+)/.exec(await (await request.get(path)).text())?.[1];
    return token;
  };
  await expect.poll(readToken, { timeout: 15_000, intervals: [50, 100, 200] }).toBeDefined();
  return String(token);
}

/** Invites a member of staff and accepts the invitation through the API. */
export async function newStaff(
  request: APIRequestContext,
  owner: Pick<Session, 'accessToken'>,
  { name, role }: { name: string; role: string },
): Promise<NewAccount & Session> {
  const account = { ...uniqueAccount(), name };
  const { password, ...data } = account;
  const headers = { Authorization: `Bearer ${owner.accessToken}` };
  expect((await request.post('/api/admin/staff', { headers, data: { ...data, role } })).ok()).toBe(true);
  const token = await mailedToken(request, account.email);
  expect((await request.post('/api/staff-invitation/accept', { data: { token, password } })).ok()).toBe(true);
  const response = await request.post('/api/login', { data: { mobile: account.mobile, password } });
  return { ...account, ...((await response.json()) as { data: Session }).data };
}
