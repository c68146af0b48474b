import { MAX_PATIENT_AGE, MAX_PATIENT_NAME_LENGTH } from '@subah/rules/healthcare/lab-visit';
import { z } from 'zod';
import { Id } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';

/** The patient of a lab test and the date of the sample collection at home. */
export const LabPatient = z.object({
  productId: Id,
  patientName: z.string().trim().min(1, 'Enter the name of the patient.').max(MAX_PATIENT_NAME_LENGTH),
  patientAge: z
    .number('Enter the age in years.')
    .int('Enter the age in years.')
    .min(0, 'Enter the age in years.')
    .max(MAX_PATIENT_AGE, 'Enter the age in years.'),
  collectionDate: DateInput('Choose a date for the collection.'),
});
export type LabPatient = z.infer<typeof LabPatient>;
