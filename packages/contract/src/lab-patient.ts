import { z } from 'zod';
import { Id } from './endpoint.ts';

/** Who a lab test is for, and the morning on which the sample is collected at home. */
export const LabPatient = z.object({
  productId: Id,
  patientName: z.string().trim().min(1, 'Enter the name of the patient.').max(80),
  patientAge: z.coerce.number().int().min(0, 'Enter the age in years.').max(120, 'Enter the age in years.'),
  collectionDate: z.iso.date('Choose a date for the collection.'),
});
export type LabPatient = z.infer<typeof LabPatient>;
