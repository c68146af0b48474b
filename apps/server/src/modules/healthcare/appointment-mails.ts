import type { Language } from '@subah/messages/language';
import { appointmentMails } from '@subah/messages/mail/healthcare';
import { fill, type Text } from '@subah/messages/message';
import { formatRupees, toRupees } from '@subah/rules/money';
import { composeMail, type Mail, pageUrl } from '../../platform/mail/mail.ts';

export type AppointmentMailData = {
  email: string;
  language: Language;
  doctorName: string;
  clinicName: string;
  clinicAddress: string;
  startsAt: Date;
  feePaise: number;
  isFreeWithMembership: boolean;
};

// Privacy: a mail never contains the reason for the appointment.

const details = (appointment: AppointmentMailData): [Text, Text][] => [
  [appointmentMails.doctor, appointment.doctorName],
  [appointmentMails.when, fill(appointmentMails.moment, appointment)],
  [appointmentMails.where, `${appointment.clinicName}, ${appointment.clinicAddress}`],
  [
    appointmentMails.payAtClinic,
    appointment.isFreeWithMembership
      ? appointmentMails.freeWithMembership
      : formatRupees(toRupees(appointment.feePaise)),
  ],
];

type Content = Pick<Parameters<typeof composeMail>[0], 'subject' | 'heading' | 'paragraphs' | 'table'>;

const appointmentMail = ({ email, language }: AppointmentMailData, publicUrl: string, content: Content): Mail =>
  composeMail({
    to: email,
    language,
    ...content,
    action: {
      label: appointmentMails.seeAppointments,
      url: pageUrl(publicUrl, language, '/doctor-appointment-page'),
    },
  });

export const bookedMail = (appointment: AppointmentMailData, publicUrl: string): Mail =>
  appointmentMail(appointment, publicUrl, {
    subject: fill(appointmentMails.bookedSubject, { doctor: appointment.doctorName }),
    heading: appointmentMails.bookedHeading,
    paragraphs: [appointmentMails.comeEarly],
    table: details(appointment),
  });

export const movedMail = (appointment: AppointmentMailData, publicUrl: string): Mail =>
  appointmentMail(appointment, publicUrl, {
    subject: fill(appointmentMails.movedSubject, { doctor: appointment.doctorName }),
    heading: appointmentMails.movedHeading,
    paragraphs: [appointmentMails.cancelIfNeeded],
    table: details(appointment),
  });

export const cancelledMail = (appointment: AppointmentMailData, reason: string, publicUrl: string): Mail =>
  appointmentMail(appointment, publicUrl, {
    subject: fill(appointmentMails.cancelledSubject, { doctor: appointment.doctorName }),
    heading: appointmentMails.cancelledHeading,
    paragraphs: reason ? [fill(appointmentMails.clinicSays, { reason }), appointmentMails.bookAnother] : [],
    table: details(appointment).slice(0, 3),
  });

export const reminderMail = (appointment: AppointmentMailData, publicUrl: string): Mail =>
  appointmentMail(appointment, publicUrl, {
    subject: fill(appointmentMails.reminderSubject, { doctor: appointment.doctorName }),
    heading: appointmentMails.reminderHeading,
    paragraphs: [appointmentMails.cancelIfNeeded],
    table: details(appointment),
  });
