import { RESEND_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import type { Deps } from '../../deps.ts';
import { clearAttempts, countAttempt, type Limit, networkOf, refundAttempt } from '../../platform/http/rate-limit.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const limit = (key: string, free: number, firstWaitSeconds: number, resetSeconds: number): Limit => ({
  key,
  free,
  firstWaitSeconds,
  maxWaitSeconds: QUARTER_HOUR,
  resetSeconds,
});

/**
 * `accountAndNetwork` stops guessing from one address. `account` slows down an attack from many addresses; it affects the
 * owner too, who can reset the password to lift it. `network` is wide, because mobile operators share addresses.
 */
export const signInLimits = (mobile: string, ip: string) => ({
  accountAndNetwork: limit(`sign-in ${mobile} ${networkOf(ip)}`, 5, 30, DAY),
  account: limit(`sign-in ${mobile}`, 20, 60, DAY),
  network: limit(`sign-in from ${networkOf(ip)}`, 100, 30, HOUR),
});

export const signUpLimits = (email: string, ip: string): Limit[] => [
  limit(`sign-up ${email}`, 5, 60, HOUR),
  limit(`sign-up from ${networkOf(ip)}`, 100, 60, HOUR),
];

/** The documented wait between two mails, and a limit on their number. */
export const resendLimits = (purpose: string, email: string, ip: string): Limit[] => [
  { ...limit(resendKey(purpose, email), 1, RESEND_WAIT_SECONDS, RESEND_WAIT_SECONDS), maxWaitSeconds: 60 },
  limit(`codes ${purpose} ${email}`, 5, 5 * 60, HOUR),
  limit(`codes from ${networkOf(ip)}`, 100, 60, HOUR),
];

export const resendKey = (purpose: string, email: string): string => `resend ${purpose} ${email}`;

/** Each code allows five attempts; these limit attempts over many codes. */
export const codeAttemptLimits = (purpose: string, email: string, ip: string) => ({
  email: limit(`try ${purpose} ${email}`, 10, 60, HOUR),
  network: limit(`try codes from ${networkOf(ip)}`, 60, 30, HOUR),
});

/** Wrong passwords within a session. */
export const passwordLimit = (userId: string): Limit => limit(`password ${userId}`, 5, 30, HOUR);

/** Codes of the second step. The wait of the account holds for all addresses, because three codes are right at a time. */
export const twoStepLimits = (userId: string, ip: string) => ({
  account: limit(`two-step ${userId}`, 5, 30, DAY),
  network: limit(`two-step from ${networkOf(ip)}`, 60, 30, HOUR),
});

export const invitationLimit = (staffId: string): Limit => limit(`invite ${staffId}`, 5, 5 * 60, HOUR);

export const invitationAttemptLimit = (ip: string): Limit => limit(`invitation from ${networkOf(ip)}`, 60, 30, HOUR);

export async function countAttempts({ db, clock, settings }: LimitDeps, limits: Limit[]): Promise<void> {
  if (!settings.rateLimits) return;
  for (const each of limits) await countAttempt(db, each, clock());
}

/** After a success: clears the attempts of `limits` and uncounts one for the shared network. */
export async function clearAfterSuccess({ db, settings }: LimitDeps, limits: Limit[], network?: Limit): Promise<void> {
  if (!settings.rateLimits) return;
  await clearAttempts(
    db,
    limits.map(({ key }) => key),
  );
  if (network) await refundAttempt(db, network.key);
}
