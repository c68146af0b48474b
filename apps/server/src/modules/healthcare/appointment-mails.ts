import { INDIA_ZONE } from '@subah/rules/india-time';
import { formatRupees, toRupees } from '@subah/rules/money';
import { composeMail, type Mail } from '../../platform/mail/mail.ts';

export type VisitToTell = {
  email: string;
  doctorName: string;
  clinicName: string;
  clinicAddress: string;
  startsAt: Date;
  feePaise: number;
  isFreeWithMembership: boolean;
};

const when = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

// A mailbox may be read by others: a mail never says why somebody sees the doctor.

const facts = (visit: VisitToTell): [string, string][] => [
  ['Doctor', visit.doctorName],
  ['When', when.format(visit.startsAt)],
  ['Where', `${visit.clinicName}, ${visit.clinicAddress}`],
  ['Pay at clinic', visit.isFreeWithMembership ? 'Free with membership' : formatRupees(toRupees(visit.feePaise))],
];

const action = (publicUrl: string) => ({ label: 'See my appointments', url: `${publicUrl}/doctor-appointment-page` });

export const bookedMail = (visit: VisitToTell, publicUrl: string): Mail =>
  composeMail({
    to: visit.email,
    subject: `Your appointment with ${visit.doctorName} is booked`,
    heading: 'Time Slot Booked',
    paragraphs: ['Please come ten minutes early. You can cancel up to one hour before.'],
    table: facts(visit),
    action: action(publicUrl),
  });

export const cancelledMail = (visit: VisitToTell, reason: string, publicUrl: string): Mail =>
  composeMail({
    to: visit.email,
    subject: `Your appointment with ${visit.doctorName} is cancelled`,
    heading: 'Your appointment is cancelled',
    paragraphs: reason ? [`The clinic says: ${reason}`, 'You can book another time on our site.'] : [],
    table: facts(visit).slice(0, 3),
    action: action(publicUrl),
  });

export const reminderMail = (visit: VisitToTell, publicUrl: string): Mail =>
  composeMail({
    to: visit.email,
    subject: `Tomorrow: your appointment with ${visit.doctorName}`,
    heading: 'See you tomorrow',
    paragraphs: ['If you cannot come, please cancel up to one hour before, so that somebody else can have the time.'],
    table: facts(visit),
    action: action(publicUrl),
  });
