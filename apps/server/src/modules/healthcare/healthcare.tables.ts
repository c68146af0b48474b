import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../../platform/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const departments = pgTable(
  'departments',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    picture: text('picture').notNull(),
    rank: integer('rank').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('departments_name').on(table.name)],
);

export const doctors = pgTable(
  'doctors',
  {
    id: id(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    /** The doctor's own sign-in, when there is one. */
    userId: uuid('user_id').references(() => users.id),
    name: text('name').notNull(),
    picture: text('picture').notNull(),
    degrees: text('degrees').notNull(),
    specialization: text('specialization').array().notNull(),
    experienceYears: smallint('experience_years').notNull(),
    feePaise: integer('fee_paise').notNull(),
    description: text('description').notNull(),
    clinicName: text('clinic_name').notNull(),
    clinicAddress: text('clinic_address').notNull(),
    registrationNumber: text('registration_number').notNull(),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer('review_count').notNull().default(0),
    isMedicalVerified: boolean('is_medical_verified').notNull().default(false),
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

/** When a doctor sits, week after week. Weekday 0 is Sunday. */
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
