import { healthcareInputs } from '@subah/messages/api/healthcare';
import { inputFaults } from '@subah/messages/api/inputs';
import { fill } from '@subah/messages/message';
import { APPOINTMENT_STATUSES } from '@subah/rules/healthcare/appointments';
import { DOCTOR_LANGUAGES, DOCTOR_SORTS } from '@subah/rules/healthcare/doctor-languages';
import { WEEKDAYS } from '@subah/rules/healthcare/slots';
import { z } from 'zod';
import { Mobile } from '../accounts/accounts.ts';
import { blankAsMissing, data, endpoint, Flag, Id, listOf, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { DateInput } from '../input-values.ts';
import { ExpectedTotal } from '../pricing/bill.ts';
import { readAs } from '../read-as.ts';

/** The Hindi texts are null where Hindi pages show the English ones. */
export const Department = z.strictObject({
  _id: Id,
  name: z.string(),
  hindiName: z.string().nullable(),
  description: z.string(),
  hindiDescription: z.string().nullable(),
  image: z.string(),
});
export type Department = z.infer<typeof Department>;

export const HealthCheck = z.strictObject({
  _id: Id,
  title: z.string(),
  hindiTitle: z.string().nullable(),
  description: z.string(),
  hindiDescription: z.string().nullable(),
  image: z.string(),
});
export type HealthCheck = z.infer<typeof HealthCheck>;

/** A time of day in India. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, inputText(healthcareInputs.time));
export const Day = DateInput(healthcareInputs.date);

export const Slot = z.object({ start: Clock, end: Clock });
export type Slot = z.infer<typeof Slot>;

const Clinic = z.strictObject({ name: z.string(), address: z.string() });

export const Doctor = z.strictObject({
  _id: Id,
  name: z.string(),
  image: z.string(),
  degrees: z.string(),
  specialization: z.array(z.string()),
  departmentId: Id,
  departmentName: z.string(),
  departmentHindiName: z.string().nullable(),
  /** Years. */
  experience: z.number().int(),
  /** Rupees, paid at the clinic. */
  fee: z.number(),
  description: z.string(),
  clinic: Clinic,
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  isMedicalVerified: z.boolean(),
  /** Of the state medical council; must be shown by law. */
  registrationNumber: z.string(),
  languages: z.array(z.enum(DOCTOR_LANGUAGES)),
  /** The first slot that can be booked. */
  nextSlot: z.strictObject({ date: z.string(), ...Slot.shape }).nullable(),
  availability: z.array(z.strictObject({ day: z.enum(WEEKDAYS), slots: z.array(z.strictObject(Slot.shape)) })),
});
export type Doctor = z.infer<typeof Doctor>;

const DoctorSlots = z.strictObject({
  date: z.string(),
  slots: z.array(z.strictObject({ ...Slot.shape, isTaken: z.boolean() })),
});
export type DoctorSlots = z.infer<typeof DoctorSlots>;

const DoctorDay = z.strictObject({ date: z.string(), slots: z.number().int(), free: z.number().int() });
export type DoctorDay = z.infer<typeof DoctorDay>;

export const Appointment = z.strictObject({
  _id: Id,
  /** The mobile only for those who serve customers. */
  userId: z.strictObject({ _id: Id, name: z.string().optional(), mobile: z.string().optional() }),
  /** A family member of the account that booked; null for the account's own person. */
  patient: z.strictObject({ name: z.string(), age: z.number().int().nullable() }).nullable(),
  doctorId: Id,
  date: z.string(),
  slot: z.strictObject(Slot.shape),
  reason: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  /** Rupees to be paid at the clinic. */
  fee: z.number(),
  isFreeWithMembership: z.boolean(),
  cancelReason: z.string().nullable(),
});
export type Appointment = z.infer<typeof Appointment>;

export const OwnAppointment = Appointment.extend({
  doctor: z.strictObject({
    name: z.string(),
    image: z.string(),
    degrees: z.string(),
    departmentId: Id,
    departmentName: z.string(),
    departmentHindiName: z.string().nullable(),
    clinic: Clinic,
  }),
  canCancel: z.boolean(),
});
export type OwnAppointment = z.infer<typeof OwnAppointment>;

const Booking = z.object({
  doctorId: Id,
  date: Day,
  slot: z.object(Slot.shape, inputText(healthcareInputs.slot)),
  /** Of `GET family`; without it the appointment is for me. */
  familyMemberId: blankAsMissing(Id.optional()),
  reason: z
    .string()
    .trim()
    .max(500, inputText(fill(inputFaults.atMostCharacters, { limit: 500 })))
    .default(''),
  expectedTotal: ExpectedTotal,
});

const CancelReason = z.object({
  reason: z
    .string()
    .trim()
    .max(300, inputText(fill(inputFaults.atMostCharacters, { limit: 300 })))
    .default(''),
});

const CallRequestForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, inputText(healthcareInputs.name))
    .max(80, inputText(fill(inputFaults.atMostCharacters, { limit: 80 }))),
  phone: Mobile,
  convenientTime: z
    .string()
    .trim()
    .min(1, inputText(healthcareInputs.convenientTime))
    .max(100, inputText(fill(inputFaults.atMostCharacters, { limit: 100 }))),
});

const byId = z.object({ id: Id });
const cached = ['healthcare'] as const;

const DoctorList = Page.extend({
  /** Spoken by the doctor. */
  language: blankAsMissing(z.enum(DOCTOR_LANGUAGES).optional()),
  sort: z.enum(DOCTOR_SORTS).default('name'),
});

const doctorsEndpoints = {
  'GET doctors': endpoint({
    audience: 'any',
    summary: 'All doctors, or those for a complaint',
    /** `complaint` in English, Hindi or Hinglish: "bukhar", "skin", "दाँत". */
    query: DoctorList.extend({ complaint: blankAsMissing(z.string().trim().max(80).optional()) }),
    response: listOf(Doctor),
    cached,
  }),
  'GET doctors/department/{departmentId}': endpoint({
    audience: 'any',
    summary: 'Doctors of a department',
    params: z.object({ departmentId: Id }),
    query: DoctorList,
    response: listOf(Doctor),
    cached,
  }),
  'GET doctors/{doctorId}': endpoint({
    audience: 'any',
    summary: 'One doctor',
    params: z.object({ doctorId: Id }),
    response: data(Doctor),
    cached,
  }),
  'GET doctors/{id}/slots': endpoint({
    audience: 'any',
    summary: 'One-hour slots of a doctor on a day, without patient data',
    params: byId,
    query: z.object({ date: Day }),
    response: data(DoctorSlots),
  }),
  'GET doctors/{id}/days': endpoint({
    audience: 'any',
    summary: 'Number of free slots per bookable day',
    params: byId,
    response: data(z.array(DoctorDay)),
  }),
  'POST doctors/{id}/call-requests': endpoint({
    audience: 'any',
    summary: 'Request a call back about a doctor',
    params: byId,
    body: CallRequestForm,
    response: data(z.strictObject({ _id: Id })),
  }),
};

const cancelAppointment = endpoint({
  audience: 'customer',
  summary:
    'Cancel an appointment: its patient up to one hour before, the doctor and managers at any time with a reason',
  params: byId,
  body: CancelReason.optional(),
  response: data(Appointment),
});

const appointmentsEndpoints = {
  'POST book-slot/appointments': endpoint({
    audience: 'customer',
    summary: 'Book an appointment',
    signInMessage: healthcareInputs.signUpFirst,
    body: Booking,
    response: data(OwnAppointment),
  }),
  'GET book-slot/appointments': endpoint({
    audience: 'see own appointments',
    summary: 'Appointments of a day: own ones for a doctor, any for a manager',
    query: z.object({ doctorId: Id.optional(), date: Day.optional(), includeUser: Flag.default(true) }),
    response: z.strictObject({
      appointments: z.array(Appointment),
      doctor: z.strictObject({ _id: Id, name: z.string() }).nullable(),
      date: z.string(),
    }),
  }),
  'GET book-slot/my': endpoint({
    audience: 'customer',
    summary: 'Own appointments, latest first',
    query: Page,
    response: listOf(OwnAppointment),
  }),
  'POST book-slot/{id}/cancel': cancelAppointment,
  'PATCH book-slot/{id}/cancel': cancelAppointment,
  'PATCH book-slot/{id}/move': endpoint({
    audience: 'customer',
    summary: 'Move an own appointment to another free slot of the doctor, up to one hour before',
    params: byId,
    body: z.object({ date: Day, slot: z.object(Slot.shape, inputText(healthcareInputs.slot)), ...readAs }),
    response: data(Appointment),
  }),
  'PATCH book-slot/{id}/complete': endpoint({
    audience: 'see own appointments',
    summary: 'Mark an appointment as completed',
    params: byId,
    response: data(Appointment),
  }),
  'PATCH book-slot/{id}/missed': endpoint({
    audience: 'see own appointments',
    summary: 'Mark an appointment to which the patient did not come',
    params: byId,
    response: data(Appointment),
  }),
};

export const healthcareEndpoints = {
  'GET departments': endpoint({
    audience: 'any',
    summary: 'Departments',
    response: listOf(Department),
    cached,
  }),
  'GET health-checks': endpoint({
    audience: 'any',
    summary: 'Health checks, each a group of lab tests',
    response: listOf(HealthCheck),
    cached: ['catalog'],
  }),
  ...doctorsEndpoints,
  ...appointmentsEndpoints,
};
