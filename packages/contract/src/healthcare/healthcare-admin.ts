import { WEEKDAYS } from '@subah/rules/healthcare/slots';
import { z } from 'zod';
import { LARGEST_PICTURE_BYTES, shelfSentences } from '../catalog/catalog-forms.ts';
import { data, endpoint, Flag, Id, jsonText } from '../endpoint.ts';
import { emptied, listField, needed, numberField, rupeesField, textField, wholeField } from '../form-field.ts';
import { Department, Doctor, Slot } from './healthcare.ts';

const byId = z.object({ id: Id });
const Done = z.strictObject({ message: z.string() });
const { size } = shelfSentences('labtest');
const files = {
  image: { most: 1, largestBytes: LARGEST_PICTURE_BYTES, tooLarge: size, tooMany: 'One image is enough.' },
};

export const departmentForm = (isNew: boolean) =>
  z.object({
    name: needed(isNew)(textField(100), 'All fields are required'),
    description: needed(isNew)(textField(1000), 'All fields are required'),
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
  const need = needed(isNew);
  return z.object({
    name: need(textField(100), 'Name is required.'),
    degrees: need(textField(200), 'Degrees are required.'),
    specialization: need(listField(textField(80), 20, ','), 'Specialization is required.'),
    departmentId: need(Id, 'Department is required.'),
    experience: need(wholeField(0, 80), 'Experience is required.'),
    fee: need(
      z
        .literal([0, '0'])
        .transform(() => 0)
        .or(rupeesField('Fee')),
      'Fee is required.',
    ),
    description: need(textField(5000), 'Description is required.'),
    clinic: Clinic.optional(),
    clinicName: emptied(textField(120)),
    clinicAddress: emptied(textField(300)),
    registrationNumber: emptied(textField(60)),
    rating: emptied(numberField(0, 5)),
    reviewCount: emptied(wholeField(0, 1_000_000)),
    isMedicalVerified: Flag.optional(),
    availability: Availability.optional(),
  });
};
export type DoctorForm = z.output<ReturnType<typeof doctorForm>>;

export const healthcareAdminEndpoints = {
  'POST departments': endpoint({
    who: 'admin',
    summary: 'Add a department',
    body: departmentForm(true),
    files,
    answer: data(Department),
  }),
  'PUT departments/{id}': endpoint({
    who: 'admin',
    summary: 'Change a department',
    params: byId,
    body: departmentForm(false),
    files,
    answer: data(Department),
  }),
  'DELETE departments/{id}': endpoint({
    who: 'admin',
    summary: 'Delete a department that has no doctors',
    params: byId,
    answer: Done,
  }),
  'POST doctors/create': endpoint({
    who: 'admin',
    summary: 'Add a doctor; availability is JSON text: [{ day, slots: [{ start, end }] }]',
    body: doctorForm(true),
    files,
    answer: data(Doctor),
  }),
  'PUT doctors/{id}': endpoint({
    who: 'admin',
    summary: 'Change a doctor; omitted fields stay',
    params: byId,
    body: doctorForm(false),
    files,
    answer: data(Doctor),
  }),
  'DELETE doctors/{id}': endpoint({
    who: 'admin',
    summary: 'Delete a doctor without upcoming appointments',
    params: byId,
    answer: Done,
  }),
};
