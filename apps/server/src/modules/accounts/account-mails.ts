import { CODE_MINUTES } from '@subah/rules/accounts/one-time-code';
import { composeMail, type Mail } from '../../platform/mail/mail.ts';

type Recipient = { name: string; email: string; mobile: string };

/** Shown so that the owner of the email can notice a sign-up by another person. */
const ending = (mobile: string): string => `the mobile number ending in ${mobile.slice(-4)}`;

/** Without the name: it is the free text of a visitor, and the address is not proven yet. */
export const verifyEmailMail = ({ email, mobile }: Recipient, code: string): Mail =>
  composeMail({
    to: email,
    subject: `${code} is your Subah OTP`,
    heading: 'Verify your email',
    code,
    paragraphs: [
      `Enter this OTP to open your account with ${ending(mobile)}. It is good for ${CODE_MINUTES} minutes and works once.`,
      'We never ask for it by telephone or chat. If you did not sign up at Subah, ignore this mail and nothing happens.',
    ],
  });

export const resetPasswordMail = ({ name, email }: Recipient, code: string): Mail =>
  composeMail({
    to: email,
    subject: `${code} is your Subah OTP for a new password`,
    heading: 'Set a new password',
    code,
    paragraphs: [
      `Hello ${name}, enter this OTP to set a new password. It is good for ${CODE_MINUTES} minutes and works once.`,
      'We never ask for it by telephone or chat. If you did not ask for it, ignore this mail; your password stays as it is.',
    ],
  });

export const welcomeMail = ({ name, email, mobile }: Recipient, shopUrl: string): Mail =>
  composeMail({
    to: email,
    subject: `Welcome to Subah, ${name}`,
    heading: `Welcome, ${name}`,
    paragraphs: [
      `Your account is open. Sign in with ${ending(mobile)} and your password.`,
      'Order before 11PM and it is at your door tomorrow between 8AM and 11AM.',
    ],
    action: { label: 'Start shopping', url: shopUrl },
  });

export const passwordChangedMail = ({ name, email }: Pick<Recipient, 'name' | 'email'>, shopUrl: string): Mail =>
  composeMail({
    to: email,
    subject: 'Your Subah password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name}, the password of your account was changed just now, and other devices were signed out.`,
      'If this was not you, set a new password at once: choose "Forgot password" where you sign in.',
    ],
    action: { label: 'Open Subah', url: shopUrl },
  });

type MobileChange = Pick<Recipient, 'name' | 'email'> & { from: string; to: string };

export const mobileChangedMail = ({ name, email, from, to }: MobileChange, shopUrl: string): Mail =>
  composeMail({
    to: email,
    subject: 'Your Subah mobile number was changed',
    heading: 'Your mobile number was changed',
    paragraphs: [
      `Hello ${name}, you now sign in with ${ending(to)}. ${capitalize(ending(from))} no longer works.`,
      'If this was not you, set a new password at once: choose "Forgot password" where you sign in. Then write to us.',
    ],
    action: { label: 'Open Subah', url: shopUrl },
  });

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const accountDeletedMail = ({ name, email }: Pick<Recipient, 'name' | 'email'>): Mail =>
  composeMail({
    to: email,
    subject: 'Your Subah account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      `Hello ${name}, your account, your addresses and your photo are deleted, as you asked.`,
      'Orders stay in our books without your name, because the law wants invoices kept. You are welcome back any time.',
      'Should a payment of yours still arrive, it goes back to the account that you paid from.',
    ],
  });

const TWO_STEP_CHANGES = {
  on: ['is on', 'From now on you sign in with your password and a code from your authenticator app.'],
  off: ['is off', 'From now on you sign in with your password alone.'],
  reset: ['was reset', 'An admin of the shop removed it from your account. Please sign in and set it up again.'],
} as const;

export const twoStepMail = (
  { name, email }: Pick<Recipient, 'name' | 'email'>,
  change: keyof typeof TWO_STEP_CHANGES,
  shopUrl: string,
): Mail => {
  const [state, explanation] = TWO_STEP_CHANGES[change];
  return composeMail({
    to: email,
    subject: `Two-step sign-in ${state}`,
    heading: `Two-step sign-in ${state}`,
    paragraphs: [
      `Hello ${name}, two-step sign-in ${state} for your Subah account. ${explanation}`,
      'If this was not you, set a new password at once and tell the owner of the shop.',
    ],
    action: { label: 'Open Subah', url: shopUrl },
  });
};

export const recoveryCodeUsedMail = ({ name, email }: Pick<Recipient, 'name' | 'email'>, left: number): Mail =>
  composeMail({
    to: email,
    subject: 'A recovery code was used to sign in',
    heading: 'A recovery code was used',
    paragraphs: [
      `Hello ${name}, somebody signed in to your Subah account with your password and a recovery code. Codes left: ${left}.`,
      'If this was not you, set a new password at once and tell the owner of the shop.',
    ],
  });
