import { appointmentMails } from '@subah/messages/mail/healthcare';
import { fill, type Message, type Text } from '@subah/messages/message';
import { formatRupees, toRupees } from '@subah/rules/money';
import type { CustomerNotice } from '@subah/rules/notices/notice-kinds';
import type { Tx } from '../../platform/database/database.ts';
import { pageUrl } from '../../platform/mail/mail.ts';
import { findLanguage } from '../accounts/index.ts';
import { sendNotice } from '../notices/index.ts';
import { type AppointmentNoticeData, findNoticeData } from './appointments.queries.ts';

type AppointmentEvent = 'booked' | 'moved' | 'cancelled' | 'reminder';

type EventTexts = {
  kind: CustomerNotice;
  title: Message;
  subject: (typeof appointmentMails)['bookedSubject'];
  paragraphs: Text[];
};

const EVENTS: Record<AppointmentEvent, EventTexts> = {
  booked: {
    kind: 'appointment_booked',
    title: appointmentMails.bookedHeading,
    subject: appointmentMails.bookedSubject,
    paragraphs: [appointmentMails.comeEarly],
  },
  moved: {
    kind: 'appointment_moved',
    title: appointmentMails.movedHeading,
    subject: appointmentMails.movedSubject,
    paragraphs: [appointmentMails.cancelIfNeeded],
  },
  cancelled: {
    kind: 'appointment_cancelled',
    title: appointmentMails.cancelledHeading,
    subject: appointmentMails.cancelledSubject,
    paragraphs: [],
  },
  reminder: {
    kind: 'appointment_reminder',
    title: appointmentMails.reminderHeading,
    subject: appointmentMails.reminderSubject,
    paragraphs: [appointmentMails.cancelIfNeeded],
  },
};

const PATH = '/doctor-appointment-page';

type NoticeInput = {
  id: string;
  event: AppointmentEvent;
  publicUrl: string;
  /** Of the clinic, when it cancels. */
  reason?: string;
};

/** Privacy: no notice contains the reason for the appointment, and only the mail names the doctor. */
export async function sendAppointmentNotice(tx: Tx, { id, event, publicUrl, reason }: NoticeInput): Promise<void> {
  const appointment = await findNoticeData(tx, id);
  if (!appointment) return;
  const { userId, startsAt, doctorName: doctor } = appointment;
  const { kind, title, subject, paragraphs } = EVENTS[event];
  const when = fill(appointmentMails.moment, { startsAt });
  const table = details(appointment);
  await sendNotice(tx, {
    kind,
    userId,
    key: `appointment.${id}.${event}.${startsAt.toISOString()}`,
    title,
    body: when,
    path: PATH,
    values: [when],
    // A reminder is useless after the start.
    ...(event === 'reminder' && { mailUntil: startsAt }),
    mail: {
      subject: fill(subject, { doctor }),
      paragraphs: reason ? [fill(appointmentMails.clinicSays, { reason }), appointmentMails.bookAnother] : paragraphs,
      table: event === 'cancelled' ? table.slice(0, 3) : table,
      action: {
        label: appointmentMails.seeAppointments,
        url: pageUrl(publicUrl, await findLanguage(tx, userId), PATH),
      },
    },
  });
}

const details = (appointment: AppointmentNoticeData): [Text, Text][] => [
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
