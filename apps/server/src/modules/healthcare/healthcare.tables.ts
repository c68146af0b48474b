import { APPOINTMENT_STATUSES } from '@subah/rules/healthcare/appointments';
import { DOCTOR_LANGUAGES } from '@subah/rules/healthcare/doctor-languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const departments = pgTable(
  'departments',
  {
    id: id(),
    name: text('name').notNull(),
    /** Null where Hindi pages show the English text. */
    hindiName: text('hindi_name'),
    description: text('description').notNull(),
    hindiDescription: text('hindi_description'),
    picture: text('picture').notNull(),
    rank: integer('rank').notNull().default(0),
    /** Soft delete: doctors and past appointments reference it. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('departments_name').on(table.name).where(sql`deleted_at is null`)],
);

export const doctors = pgTable(
  'doctors',
  {
    id: id(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    /** The doctor's account, if any. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    picture: text('picture').notNull(),
    degrees: text('degrees').notNull(),
    specialization: text('specialization').array().notNull(),
    languages: text('languages', { enum: DOCTOR_LANGUAGES }).array().notNull().default(sql`'{}'`),
    experienceYears: smallint('experience_years').notNull(),
    feePaise: integer('fee_paise').notNull(),
    description: text('description').notNull(),
    clinicName: text('clinic_name').notNull(),
    clinicAddress: text('clinic_address').notNull(),
    registrationNumber: text('registration_number').notNull(),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer('review_count').notNull().default(0),
    isMedicalVerified: boolean('is_medical_verified').notNull().default(false),
    /** Soft delete: past appointments reference it. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('doctors_fee', sql`fee_paise >= 0`),
    check('doctors_rating', sql`rating between 0 and 5`),
    unique('doctors_user').on(table.userId),
    index('doctors_of_department').on(table.departmentId, table.id),
  ],
);

/** Weekly consulting hours. Weekday 0 is Sunday. */
export const doctorAvailability = pgTable(
  'doctor_availability',
  {
    id: id(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [
    check('doctor_availability_weekday', sql`weekday between 0 and 6`),
    check('doctor_availability_window', sql`starts_at < ends_at`),
    unique('doctor_availability_once').on(table.doctorId, table.weekday, table.startsAt),
  ],
);

/** Days on which a doctor is away: no slots are offered. */
export const doctorLeave = pgTable(
  'doctor_leave',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.date] })],
);

export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Of a family member; null when the account's own person comes. */
    patientName: text('patient_name'),
    patientAge: integer('patient_age'),
    /** Medical data: visible to the patient, the doctor and admins. */
    reason: text('reason').notNull().default(''),
    status: text('status', { enum: APPOINTMENT_STATUSES }).notNull().default('booked'),
    /** Paid at the clinic; the fee at the time of booking. */
    feePaise: integer('fee_paise').notNull(),
    isFreeWithMembership: boolean('is_free_with_membership').notNull().default(false),
    cancelledBy: uuid('cancelled_by').references(() => users.id, { onDelete: 'set null' }),
    cancelReason: text('cancel_reason'),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('appointments_status', isOneOf('status', APPOINTMENT_STATUSES)),
    check('appointments_hour', sql`ends_at = starts_at + interval '1 hour'`),
    check('appointments_fee', sql`fee_paise >= 0`),
    // A migration adds the exclusion constraint appointments_no_overlap: visits of one doctor never overlap.
    uniqueIndex('appointments_one_living').on(table.doctorId, table.startsAt).where(sql`status <> 'cancelled'`),
    index('appointments_by_time').on(table.startsAt, table.id),
    index('appointments_of_doctor').on(table.doctorId, table.startsAt),
    index('appointments_of_user').on(table.userId, table.startsAt),
    index('appointments_cancelled_by').on(table.cancelledBy),
    index('appointments_to_remind').on(table.startsAt).where(sql`status = 'booked' and reminded_at is null`),
  ],
);

export const callRequests = pgTable(
  'call_requests',
  {
    id: id(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Null when not signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    convenientTime: text('convenient_time').notNull(),
    doneAt: moment('done_at'),
    doneBy: uuid('done_by').references(() => users.id, { onDelete: 'set null' }),
    /** The member of staff who calls back. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** What was said on the phone; only staff see it. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check('call_requests_phone', sql`phone ~ '^[6-9][0-9]{9}$'`),
    index('call_requests_of_doctor').on(table.doctorId),
    index('call_requests_of_user').on(table.userId),
    index('call_requests_done_by').on(table.doneBy),
    index('call_requests_of_assignee').on(table.assigneeId, table.createdAt, table.id),
    index('call_requests_newest').on(table.createdAt, table.id),
    index('call_requests_open').on(table.createdAt, table.id).where(sql`done_at is null`),
  ],
);

const PRIVATE_SUBJECTS = ['prescription', 'lab-report'] as const;

/** Access log of medical files by staff. Append-only. */
export const privateFileViews = pgTable(
  'private_file_views',
  {
    id: id(),
    /** No foreign key: the log outlives the account. */
    viewerId: uuid('viewer_id').notNull(),
    subject: text('subject', { enum: PRIVATE_SUBJECTS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Number of the picture, from 1. */
    part: smallint('part').notNull().default(1),
    viewedAt: moment('viewed_at').notNull(),
  },
  (table) => [
    check('private_file_views_subject', isOneOf('subject', PRIVATE_SUBJECTS)),
    index('private_file_views_of_subject').on(table.subject, table.subjectId, table.viewedAt),
    index('private_file_views_by_viewer').on(table.viewerId, table.viewedAt),
  ],
);
