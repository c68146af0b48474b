import { SHOP } from '@subah/messages/mail/shop-mark';
import { roleLabels, type StaffRole } from '@subah/rules/accounts/roles';
import { INVITATION_DAYS } from '@subah/rules/accounts/staff';
import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

type Recipient = { name: string; email: string };

/** The token is in the fragment, which browsers send to no server, so that no log or referrer contains it. */
const invitationUrl = (shopUrl: string, token: string): string => `${shopUrl}/staff-invitation#${token}`;

export const invitationMail = (
  { name, email, mobile }: Recipient & { mobile: string },
  { role, token, shopUrl }: { role: StaffRole; token: string; shopUrl: string },
): Mail =>
  composeMail({
    to: email,
    subject: `Your invitation to the team of ${SHOP.en}`,
    heading: `Welcome to the team, ${name}`,
    paragraphs: [
      `You are invited to work with ${SHOP.en} as ${roleLabels[role]}. Set a password, then sign in with your mobile number ${mobile}.`,
      `The link works once, for ${INVITATION_DAYS} days. If you do not know the shop, ignore this mail.`,
    ],
    action: { label: 'Set my password', url: invitationUrl(shopUrl, token) },
  });

/** To the former address, whose owner may not know of the change. */
export const emailChangedMail = ({ name, email }: Recipient, newEmail: string): Mail =>
  composeMail({
    to: email,
    subject: 'The email of your staff account was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `Hello ${name}, a manager of the shop changed the email of your ${SHOP.en} staff account to ${newEmail}.`,
      'If you did not expect this, tell the owner of the shop at once.',
    ],
  });
