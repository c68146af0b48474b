import { DOCTOR_LANGUAGES } from '@subah/rules/healthcare/doctor-languages';
import { WEEKDAYS } from '@subah/rules/healthcare/slots';
import { z } from 'zod';
import { categoryMessages, MAX_PICTURE_BYTES } from '../catalog/catalog-forms.ts';
import { data, endpoint, Flag, Id, jsonText } from '../endpoint.ts';
import {
  listField,
  numberField,
  optionalField,
  requiredOnCreate,
  rupeesField,
  textField,
  wholeField,
} from '../form-field.ts';
import { readAs } from '../read-as.ts';
import { Appointment, Day, Department, Doctor, Slot } from './healthcare.ts';

const byId = z.object({ id: Id });
const Done = z.strictObject({ message: z.string() });
const { size } = categoryMessages('labtest');
const files = {
  image: { maxFiles: 1, maxBytes: MAX_PICTURE_BYTES, tooLarge: size, tooMany: 'One image is enough.' },
};

export const departmentForm = (isNew: boolean) =>
  z.object({
    name: requiredOnCreate(isNew)(textField(100), 'All fields are required'),
    hindiName: optionalField(textField(100)),
    description: requiredOnCreate(isNew)(textField(1000), 'All fields are required'),
    hindiDescription: optionalField(textField(1000)),
  });
export type DepartmentForm = z.output<ReturnType<typeof departmentForm>>;

/** "Monday", "monday" or "mon". */
const Weekday = z.preprocess(
  (value) =>
    typeof value === 'string' && value.length >= 3
      ? (WEEKDAYS.find((day) => day.toLowerCase().startsWith(value.trim().toLowerCase())) ?? value)
      : value,
  z.enum(WEEKDAYS, 'Choose a day of the week.'),
);

const SittingSlot = Slot.refine(({ start, end }) => start < end, 'A slot ends after it starts.');

const Availability = jsonText(z.array(z.object({ day: Weekday, slots: z.array(SittingSlot).max(12) })).max(14));

const Clinic = jsonText(z.object({ name: textField(120), address: textField(300) }));

/** `clinic` as JSON text, or `clinicName` and `clinicAddress`. */
export const doctorForm = (isNew: boolean) => {
  const required = requiredOnCreate(isNew);
  return z.object({
    name: required(textField(100), 'Name is required.'),
    degrees: required(textField(200), 'Degrees are required.'),
    specialization: required(listField(textField(80), 20, ','), 'Specialization is required.'),
    departmentId: required(Id, 'Department is required.'),
    experience: required(wholeField(0, 80), 'Experience is required.'),
    fee: required(rupeesField('Fee', { isFreeAllowed: true }), 'Fee is required.'),
    languages: listField(z.enum(DOCTOR_LANGUAGES, `Choose from: ${DOCTOR_LANGUAGES.join(', ')}.`), 13, ',').optional(),
    description: required(textField(5000), 'Description is required.'),
    clinic: Clinic.optional(),
    clinicName: optionalField(textField(120)),
    clinicAddress: optionalField(textField(300)),
    registrationNumber: optionalField(textField(60)),
    rating: optionalField(numberField(0, 5)),
    reviewCount: optionalField(wholeField(0, 1_000_000)),
    isMedicalVerified: Flag.optional(),
    availability: Availability.optional(),
  });
};
export type DoctorForm = z.output<ReturnType<typeof doctorForm>>;

const LeaveDay = z.strictObject({ date: z.string(), booked: z.number().int() });

export const healthcareAdminEndpoints = {
  'POST departments': endpoint({
    audience: 'change products',
    summary: 'Add a department',
    body: departmentForm(true),
    files,
    response: data(Department),
  }),
  'PUT departments/{id}': endpoint({
    audience: 'change products',
    summary: 'Change a department',
    params: byId,
    body: departmentForm(false).safeExtend(readAs),
    files,
    response: data(Department),
  }),
  'DELETE departments/{id}': endpoint({
    audience: 'change products',
    summary: 'Delete a department that has no doctors',
    params: byId,
    response: Done,
  }),
  'POST doctors/create': endpoint({
    audience: 'change products',
    summary: 'Add a doctor; availability is JSON text: [{ day, slots: [{ start, end }] }]',
    body: doctorForm(true),
    files,
    response: data(Doctor),
  }),
  'PUT doctors/{id}': endpoint({
    audience: 'change products',
    summary: 'Change a doctor; omitted fields stay',
    params: byId,
    body: doctorForm(false).safeExtend(readAs),
    files,
    response: data(Doctor),
  }),
  'DELETE doctors/{id}': endpoint({
    audience: 'change products',
    summary: 'Delete a doctor without upcoming appointments',
    params: byId,
    response: Done,
  }),
  'PATCH admin/appointments/{id}': endpoint({
    audience: 'see all appointments',
    summary: 'Move an appointment to another free slot of the doctor; the patient is told by mail',
    params: byId,
    body: z.object({ date: Day, slot: z.object(Slot.shape, 'Choose a time.'), ...readAs }),
    response: data(Appointment),
  }),
  'GET admin/doctors/{id}/leave': endpoint({
    audience: 'see all appointments',
    summary: 'Days from today on which a doctor is away',
    params: byId,
    response: data(z.array(z.string())),
  }),
  'PUT admin/doctors/{id}/leave/{date}': endpoint({
    audience: 'see all appointments',
    summary: 'Close a day of a doctor for bookings; returns how many appointments of that day are left to move',
    params: z.object({ id: Id, date: Day }),
    response: data(LeaveDay),
  }),
  'DELETE admin/doctors/{id}/leave/{date}': endpoint({
    audience: 'see all appointments',
    summary: 'Open the day again',
    params: z.object({ id: Id, date: Day }),
    response: Done,
  }),
};
