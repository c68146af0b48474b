import type { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { labVisit } from '@subah/messages/lab-visit';
import type { Message } from '@subah/messages/message';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { type LabPatientErrors, labPatientErrors, patientErrors } from '@subah/rules/healthcare/lab-visit';
import { fieldProblem } from '../../platform/http/problem.ts';
import type { BasketRow } from '../cart/index.ts';

/** By product id. */
export type LabPatients = ReadonlyMap<string, Omit<LabPatient, 'productId'>>;

const PATIENT_FAULTS: Record<keyof LabPatientErrors, Message> = {
  patientName: labVisit.patientNameMissing,
  patientAge: labVisit.patientAgeWrong,
  collectionDate: labVisit.dayMissing,
};

export function checkLabPatients(
  basket: BasketRow[],
  labPatients: LabPatient[],
  settings: DeliverySettings,
  now: Date,
): LabPatients {
  const packs = new Map(
    basket.filter((row) => row.catalog === 'labtest').map(({ productId, quantity }) => [productId, quantity]),
  );
  const patients = new Map<string, Omit<LabPatient, 'productId'>>();
  for (const { productId, ...patient } of labPatients) {
    const quantity = packs.get(productId);
    if (quantity === undefined) continue;
    const { morePatients = [] } = patient;
    const [fault] = [labPatientErrors(patient, now, settings), ...morePatients.map(patientErrors)].flatMap(
      (errors) => Object.keys(errors) as (keyof LabPatientErrors)[],
    );
    if (fault) throw fieldProblem('labPatients', PATIENT_FAULTS[fault]);
    if (morePatients.length >= quantity) throw fieldProblem('labPatients', labVisit.tooManyPatients);
    patients.set(productId, patient);
  }
  return patients;
}

/** `morning` is that of the delivery, null when its round takes no samples. */
export function checkSamplesWithDelivery(basket: BasketRow[], patients: LabPatients, morning: string | null): void {
  const bringsGoods = basket.some(({ catalog }) => catalogFacts[catalog].isCarried);
  for (const { isCollectedWithDelivery, collectionDate } of patients.values()) {
    if (isCollectedWithDelivery && !(bringsGoods && collectionDate === morning))
      throw fieldProblem('labPatients', labVisit.notWithDelivery);
  }
}
