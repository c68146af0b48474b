import { deliveryPromiseText } from '@subah/messages/delivery-promise';
import type { Language } from '@subah/messages/language';
import { accountMails } from '@subah/messages/mail/accounts';
import { mailLayout } from '@subah/messages/mail/layout';
import { SHOP } from '@subah/messages/mail/shop-mark';
import { fill } from '@subah/messages/message';
import { CODE_MINUTES } from '@subah/rules/accounts/one-time-code';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { composeMail, type Mail, pageUrl } from '../../platform/mail/mail.ts';

type Recipient = { name: string; email: string; mobile: string; language: Language };

/** Shown so that the owner of the email can notice a sign-up by another person. */
const endingOf = (mobile: string): string => mobile.slice(-4);

/** Without the name: it is the free text of a visitor, and the address is not proven yet. */
export const verifyEmailMail = ({ email, mobile, language }: Recipient, code: string): Mail =>
  composeMail({
    to: email,
    language,
    subject: fill(accountMails.otpSubject, { code }),
    heading: accountMails.verifyHeading,
    code,
    paragraphs: [
      fill(accountMails.verifyText, { ending: endingOf(mobile), minutes: CODE_MINUTES }),
      accountMails.verifyWarning,
    ],
  });

export const resetPasswordMail = ({ name, email, language }: Recipient, code: string): Mail =>
  composeMail({
    to: email,
    language,
    subject: fill(accountMails.resetSubject, { code }),
    heading: accountMails.resetHeading,
    code,
    paragraphs: [fill(accountMails.resetText, { name, minutes: CODE_MINUTES }), accountMails.resetWarning],
  });

export const signInCodeMail = ({ name, email, language }: Recipient, code: string): Mail =>
  composeMail({
    to: email,
    language,
    subject: fill(accountMails.signInSubject, { code }),
    heading: accountMails.signInHeading,
    code,
    paragraphs: [fill(accountMails.signInText, { name, minutes: CODE_MINUTES }), accountMails.signInWarning],
  });

export const welcomeMail = (
  { name, email, mobile, language }: Recipient,
  { shopUrl, delivery }: { shopUrl: string; delivery: DeliverySettings },
): Mail =>
  composeMail({
    to: email,
    language,
    subject: fill(accountMails.welcomeSubject, { name }),
    heading: fill(accountMails.welcomeHeading, { name }),
    paragraphs: [fill(accountMails.welcomeText, { ending: endingOf(mobile) }), deliveryPromiseText(delivery, language)],
    action: { label: accountMails.startShopping, url: pageUrl(shopUrl, language, '') },
  });

type Addressee = Pick<Recipient, 'name' | 'email' | 'language'>;

const openShop = (shopUrl: string, language: Language) => ({
  label: mailLayout.openShop,
  url: pageUrl(shopUrl, language, ''),
});

export const passwordChangedMail = ({ name, email, language }: Addressee, shopUrl: string): Mail =>
  composeMail({
    to: email,
    language,
    subject: accountMails.passwordSubject,
    heading: accountMails.passwordHeading,
    paragraphs: [fill(accountMails.passwordText, { name }), accountMails.notYou],
    action: openShop(shopUrl, language),
  });

type MobileChange = Addressee & { from: string; to: string };

export const mobileChangedMail = ({ name, email, language, from, to }: MobileChange, shopUrl: string): Mail =>
  composeMail({
    to: email,
    language,
    subject: accountMails.mobileSubject,
    heading: accountMails.mobileHeading,
    paragraphs: [
      fill(accountMails.mobileText, { name, from: endingOf(from), to: endingOf(to) }),
      accountMails.notYouThenWrite,
    ],
    action: openShop(shopUrl, language),
  });

export const accountDeletedMail = ({ name, email, language }: Addressee): Mail =>
  composeMail({
    to: email,
    language,
    subject: accountMails.deletedSubject,
    heading: accountMails.deletedHeading,
    paragraphs: [fill(accountMails.deletedText, { name }), accountMails.deletedOrders, accountMails.deletedPayments],
  });

// Only staff have a second step of sign-in, and staff read English.

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
      `Hello ${name}, two-step sign-in ${state} for your ${SHOP.en} account. ${explanation}`,
      'If this was not you, set a new password at once and tell the owner of the shop.',
    ],
    action: { label: `Open ${SHOP.en}`, url: shopUrl },
  });
};

export const recoveryCodeUsedMail = ({ name, email }: Pick<Recipient, 'name' | 'email'>, left: number): Mail =>
  composeMail({
    to: email,
    subject: 'A recovery code was used to sign in',
    heading: 'A recovery code was used',
    paragraphs: [
      `Hello ${name}, somebody signed in to your ${SHOP.en} account with your password and a recovery code. Codes left: ${left}.`,
      'If this was not you, set a new password at once and tell the owner of the shop.',
    ],
  });
