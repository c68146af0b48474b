import { healthcareInputs } from '@subah/messages/api/healthcare';
import { MAX_PATIENT_AGE, MAX_PATIENT_NAME_LENGTH } from '@subah/rules/healthcare/lab-visit';
import { z } from 'zod';
import { Id } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { DateInput } from '../input-values.ts';

/** The patient of a lab test and the date of the sample collection at home. */
export const LabPatient = z.object({
  productId: Id,
  patientName: z.string().trim().min(1, inputText(healthcareInputs.patientName)).max(MAX_PATIENT_NAME_LENGTH),
  patientAge: z
    .number(inputText(healthcareInputs.patientAge))
    .int(inputText(healthcareInputs.patientAge))
    .min(0, inputText(healthcareInputs.patientAge))
    .max(MAX_PATIENT_AGE, inputText(healthcareInputs.patientAge)),
  collectionDate: DateInput(healthcareInputs.collectionDate),
});
export type LabPatient = z.infer<typeof LabPatient>;
