import { RESEND_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import type { Deps } from '../../deps.ts';
import { clearAttempts, countAttempt, type Limit, networkOf, refundAttempt } from '../../platform/http/rate-limit.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const limit = (key: string, free: number, firstWaitSeconds: number, forgetSeconds: number): Limit => ({
  key,
  free,
  firstWaitSeconds,
  longestWaitSeconds: QUARTER_HOUR,
  forgetSeconds,
});

/**
 * Five wrong passwords from one address make it wait, growing to a quarter of an hour. An attack on an account from many
 * addresses is slowed for everybody, its owner too, but never by more than that; a new password by email opens it at once.
 * Whole towns share an address behind their network operator, so that limit is wide.
 */
export const signInLimits = (mobile: string, ip: string) => ({
  here: limit(`sign-in ${mobile} ${networkOf(ip)}`, 5, 30, DAY),
  account: limit(`sign-in ${mobile}`, 20, 60, DAY),
  network: limit(`sign-in from ${networkOf(ip)}`, 100, 30, HOUR),
});

export const signUpLimits = (email: string, ip: string): Limit[] => [
  limit(`sign-up ${email}`, 5, 60, HOUR),
  limit(`sign-up from ${networkOf(ip)}`, 100, 60, HOUR),
];

/** The documented wait between two mails, and an end to them. */
export const resendLimits = (purpose: string, email: string, ip: string): Limit[] => [
  { ...limit(resendKey(purpose, email), 1, RESEND_WAIT_SECONDS, RESEND_WAIT_SECONDS), longestWaitSeconds: 60 },
  limit(`codes ${purpose} ${email}`, 5, 5 * 60, HOUR),
  limit(`codes from ${networkOf(ip)}`, 100, 60, HOUR),
];

export const resendKey = (purpose: string, email: string): string => `resend ${purpose} ${email}`;

/** Each code has five tries of its own; these hold whoever asks for one code after another. */
export const codeTryLimits = (purpose: string, email: string, ip: string) => ({
  email: limit(`try ${purpose} ${email}`, 10, 60, HOUR),
  network: limit(`try codes from ${networkOf(ip)}`, 60, 30, HOUR),
});

/** Wrong passwords of somebody who is signed in. */
export const passwordLimit = (userId: string): Limit => limit(`password ${userId}`, 5, 30, HOUR);

export async function countAttempts({ db, clock, settings }: Needs, limits: Limit[]): Promise<void> {
  if (!settings.rateLimits) return;
  for (const each of limits) await countAttempt(db, each, clock());
}

/** What was right was no guess: the tries are forgotten, and the network that many share gets its one back. */
export async function forgive({ db, settings }: Needs, limits: Limit[], network?: Limit): Promise<void> {
  if (!settings.rateLimits) return;
  await clearAttempts(
    db,
    limits.map(({ key }) => key),
  );
  if (network) await refundAttempt(db, network.key);
}
