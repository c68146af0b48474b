import { MAX_PATIENT_AGE, MAX_PATIENT_NAME_LENGTH } from '@subah/rules/healthcare/lab-visit';
import { z } from 'zod';
import { Id } from '../endpoint.ts';

/** The patient of a lab test and the date of the sample collection at home. */
export const LabPatient = z.object({
  productId: Id,
  patientName: z.string().trim().min(1, 'Enter the name of the patient.').max(MAX_PATIENT_NAME_LENGTH),
  patientAge: z.coerce.number().int().min(0, 'Enter the age in years.').max(MAX_PATIENT_AGE, 'Enter the age in years.'),
  collectionDate: z.iso.date('Choose a date for the collection.'),
});
export type LabPatient = z.infer<typeof LabPatient>;
