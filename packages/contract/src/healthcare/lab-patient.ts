import { healthcareInputs } from '@subah/messages/api/healthcare';
import { GENDERS } from '@subah/rules/accounts/profile';
import { MAX_PATIENT_AGE, MAX_PATIENT_NAME_LENGTH } from '@subah/rules/healthcare/lab-visit';
import { z } from 'zod';
import { Id } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { DateInput } from '../input-values.ts';

const Patient = z.object({
  patientName: z.string().trim().min(1, inputText(healthcareInputs.patientName)).max(MAX_PATIENT_NAME_LENGTH),
  patientAge: z
    .number(inputText(healthcareInputs.patientAge))
    .int(inputText(healthcareInputs.patientAge))
    .min(0, inputText(healthcareInputs.patientAge))
    .max(MAX_PATIENT_AGE, inputText(healthcareInputs.patientAge)),
  /** Clients of earlier releases do not send it. */
  patientSex: z.enum(GENDERS, inputText(healthcareInputs.patientSex)).nullish(),
});

/** The patient of a lab test and the date of the sample collection at home. */
export const LabPatient = Patient.extend({
  productId: Id,
  collectionDate: DateInput(healthcareInputs.collectionDate),
  /** Of the second and further packs of the test, collected on the same morning. */
  morePatients: z.array(Patient).max(50).optional(),
  /** Taken by the round that brings the goods of the same order; the date is then the delivery's. */
  isCollectedWithDelivery: z.boolean().optional(),
});
export type LabPatient = z.infer<typeof LabPatient>;
