import type { ContactMessage } from '@subah/contract/shop/contact';
import { isEmail } from '@subah/rules/accounts/email';
import { isMobile } from '@subah/rules/accounts/mobile';
import { shopContact } from './shop-contact.ts';

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
  if (!isEmail(email)) errors.email = 'Enter a valid email address.';
  if (!isMobile(phone)) errors.phone = 'Enter a valid 10-digit mobile number.';
  if (message === '') errors.message = 'Message is required.';
  if (message.length > MAX_MESSAGE_LENGTH) errors.message = 'Message must be at most 2000 characters.';
  return errors;
}

/** Some systems cut mailto links at 2,000 characters; the server has the whole message. */
const MAX_MAIL_TEXT_LENGTH = 1000;

export function mailAddress(values: ContactMessage): string {
  const { email, phone, message } = normalize(values);
  const text = message.length > MAX_MAIL_TEXT_LENGTH ? `${message.slice(0, MAX_MAIL_TEXT_LENGTH)}…` : message;
  const subject = encodeURIComponent('Message for Subah');
  const body = encodeURIComponent(`${text}\r\n\r\nEmail: ${email}\r\nPhone: ${phone}`);
  return `mailto:${shopContact.email}?subject=${subject}&body=${body}`;
}
