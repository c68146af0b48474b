import type { CartItem } from '@subah/contract/orders/cart';
import type { SlotSettings } from '@subah/rules/delivery/delivery-settings';
import { labPatientErrors } from '@subah/rules/healthcare/lab-visit';
import type { Patient } from './checkout-choices.ts';

export type LabTest = Pick<CartItem, 'productId' | 'name' | 'hindiName' | 'itemType'>;
export type Patients = Readonly<Record<string, Patient>>;

export const EMPTY_PATIENT: Patient = { patientName: '', patientAge: '', collectionDate: '' };

export const labPatient = ({ productId }: LabTest, patients: Patients) => {
  const { patientName, patientAge, collectionDate } = patients[productId] ?? EMPTY_PATIENT;
  return { productId, patientName: patientName.trim(), patientAge: Number(patientAge), collectionDate };
};

export type RoundDays = Pick<SlotSettings, 'cutOff' | 'holidays'>;

export const validatePatient = (patient: Patient, now: Date, settings: RoundDays) => {
  const patientAge = patient.patientAge === '' ? Number.NaN : Number(patient.patientAge);
  return labPatientErrors({ ...patient, patientAge }, now, settings);
};

export const isLabStepDone = (tests: readonly LabTest[], patients: Patients, now: Date, settings: RoundDays): boolean =>
  tests.every(
    ({ productId }) => Object.keys(validatePatient(patients[productId] ?? EMPTY_PATIENT, now, settings)).length === 0,
  );
