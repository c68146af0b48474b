import type { ContactMessage } from '@subah/contract/contact/contact';
import { accountFields } from '@subah/messages/account-fields';
import { contact } from '@subah/messages/contact';
import { t } from '@subah/messages/translate';
import { isEmail } from '@subah/rules/accounts/email';
import { isMobile } from '@subah/rules/accounts/mobile';

type ContactField = keyof ContactMessage;
type ContactErrors = Partial<Record<ContactField, string>>;

const MAX_MESSAGE_LENGTH = 2000;

/** Trims and removes the country prefix of the mobile number. */
export const normalize = ({ email, phone, message }: ContactMessage): ContactMessage => ({
  email: email.trim(),
  phone: phone.replaceAll(/[\s-]/g, '').replace(/^(\+91|91|0)(?=\d{10}$)/, ''),
  message: message.trim(),
});

/** The messages of the contract without its schemas, which would add zod to the bundle. */
export function contactErrors(values: ContactMessage): ContactErrors {
  const { email, phone, message } = normalize(values);
  const errors: ContactErrors = {};
  if (!isEmail(email)) errors.email = t(accountFields.invalidEmail);
  if (!isMobile(phone)) errors.phone = t(accountFields.invalidMobile);
  if (message === '') errors.message = t(contact.messageMissing);
  if (message.length > MAX_MESSAGE_LENGTH) errors.message = t(contact.messageTooLong);
  return errors;
}

/** Some systems cut mailto links at 2,000 characters; the server has the whole message. */
const MAX_MAIL_TEXT_LENGTH = 1000;

export function mailAddress(shopEmail: string, values: ContactMessage): string {
  const { email, phone, message } = normalize(values);
  const text = message.length > MAX_MAIL_TEXT_LENGTH ? `${message.slice(0, MAX_MAIL_TEXT_LENGTH)}…` : message;
  const subject = encodeURIComponent(t(contact.mailSubject));
  const body = encodeURIComponent(t(contact.mailBody, { text, email, phone }));
  return `mailto:${shopEmail}?subject=${subject}&body=${body}`;
}
