import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export type NewAccount = { name: string; email: string; mobile: string; password: string };
/** What signing in answers. */
export type Session = { accessToken: string; refreshToken: string; user: object };

/** Somebody whom no other journey knows. */
export function somebody(): NewAccount {
  const number = String(randomInt(1e9)).padStart(9, '0');
  return { name: 'Asha Verma', email: `asha.${number}@example.com`, mobile: `6${number}`, password: 'Subah123' };
}

const SUBJECTS = {
  verify: /<b>(\d{6}) is your Subah OTP<\/b>/,
  reset: /<b>(\d{6}) is your Subah OTP for a new password<\/b>/,
};

/** The newest code that the shop has mailed to this address. A mail leaves as a job, so it may take a moment. */
export async function mailedCode(
  request: APIRequestContext,
  email: string,
  purpose: keyof typeof SUBJECTS = 'verify',
): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const mails = await (await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).text();
    code = mails.match(SUBJECTS[purpose])?.[1];
    return code;
  };
  await expect.poll(look, { timeout: 15_000 }).toBeDefined();
  return String(code);
}

/** An account of one's own, verified and signed in, without the form. */
export async function newAccount(request: APIRequestContext): Promise<NewAccount & Session> {
  const person = somebody();
  await request.post('/api/signup', { data: person });
  const otp = await mailedCode(request, person.email);
  const answer = await request.post('/api/verify-otp', { data: { email: person.email, otp } });
  const { data } = (await answer.json()) as { data: Session };
  return { ...person, ...data };
}
