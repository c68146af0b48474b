import { INDIA_ZONE } from '@subah/rules/india-time';
import { formatRupees, toRupees } from '@subah/rules/money';
import { composeMail, type Mail } from '../../platform/mail/mail.ts';

export type AppointmentMailData = {
  email: string;
  doctorName: string;
  clinicName: string;
  clinicAddress: string;
  startsAt: Date;
  feePaise: number;
  isFreeWithMembership: boolean;
};

const dateTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

// Privacy: a mail never contains the reason for the appointment.

const details = (appointment: AppointmentMailData): [string, string][] => [
  ['Doctor', appointment.doctorName],
  ['When', dateTime.format(appointment.startsAt)],
  ['Where', `${appointment.clinicName}, ${appointment.clinicAddress}`],
  [
    'Pay at clinic',
    appointment.isFreeWithMembership ? 'Free with membership' : formatRupees(toRupees(appointment.feePaise)),
  ],
];

const action = (publicUrl: string) => ({ label: 'See my appointments', url: `${publicUrl}/doctor-appointment-page` });

export const bookedMail = (appointment: AppointmentMailData, publicUrl: string): Mail =>
  composeMail({
    to: appointment.email,
    subject: `Your appointment with ${appointment.doctorName} is booked`,
    heading: 'Time Slot Booked',
    paragraphs: ['Please come ten minutes early. You can cancel up to one hour before.'],
    table: details(appointment),
    action: action(publicUrl),
  });

export const cancelledMail = (appointment: AppointmentMailData, reason: string, publicUrl: string): Mail =>
  composeMail({
    to: appointment.email,
    subject: `Your appointment with ${appointment.doctorName} is cancelled`,
    heading: 'Your appointment is cancelled',
    paragraphs: reason ? [`The clinic says: ${reason}`, 'You can book another time on our site.'] : [],
    table: details(appointment).slice(0, 3),
    action: action(publicUrl),
  });

export const reminderMail = (appointment: AppointmentMailData, publicUrl: string): Mail =>
  composeMail({
    to: appointment.email,
    subject: `Tomorrow: your appointment with ${appointment.doctorName}`,
    heading: 'See you tomorrow',
    paragraphs: ['If you cannot come, please cancel up to one hour before, so that somebody else can have the time.'],
    table: details(appointment),
    action: action(publicUrl),
  });
