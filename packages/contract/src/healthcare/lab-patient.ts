import { LONGEST_PATIENT_NAME, OLDEST_PATIENT } from '@subah/rules/healthcare/lab-visit';
import { z } from 'zod';
import { Id } from '../endpoint.ts';

/** Who a lab test is for, and the morning on which the sample is collected at home. */
export const LabPatient = z.object({
  productId: Id,
  patientName: z.string().trim().min(1, 'Enter the name of the patient.').max(LONGEST_PATIENT_NAME),
  patientAge: z.coerce.number().int().min(0, 'Enter the age in years.').max(OLDEST_PATIENT, 'Enter the age in years.'),
  collectionDate: z.iso.date('Choose a date for the collection.'),
});
export type LabPatient = z.infer<typeof LabPatient>;
