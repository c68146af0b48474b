import type { CartItem } from '@subah/contract/cart/cart';
import type { Quote } from '@subah/contract/checkout/checkout';
import type { SlotSettings } from '@subah/rules/delivery/delivery-settings';
import { labPatientErrors, patientErrors, sampleMorningOf } from '@subah/rules/healthcare/lab-visit';
import type { Patient, Person } from './checkout-choices.ts';

export type LabTest = Pick<CartItem, 'productId' | 'name' | 'hindiName' | 'itemType' | 'quantity' | 'fastingHours'>;
export type Patients = Readonly<Record<string, Patient>>;

const EMPTY_PERSON: Person = { patientName: '', patientAge: '' };
export const EMPTY_PATIENT: Patient = { ...EMPTY_PERSON, collectionDate: '', more: [] };

/** Chosen instead of a date: the sample is taken on the morning of the delivery, whichever it is. */
export const WITH_DELIVERY = 'with-delivery';

/** The round that brings the goods of the cart and can take samples. */
export type SampleRound = { date: string; from: Date; until: Date };

export function sampleRoundOf(
  items: readonly Pick<CartItem, 'itemType'>[],
  slot: Quote['deliverySlot'] | undefined,
  isExpress: boolean,
): SampleRound | null {
  if (!slot || isExpress || items.every(({ itemType }) => itemType === 'LabTest')) return null;
  const from = new Date(slot.startsAt);
  const date = sampleMorningOf(from);
  return date === null ? null : { date, from, until: new Date(slot.endsAt) };
}

/** The patients of the second and further packs. */
export const morePeople = ({ quantity }: Pick<LabTest, 'quantity'>, { more = [] }: Patient): Person[] =>
  Array.from({ length: quantity - 1 }, (_, index) => more[index] ?? EMPTY_PERSON);

export const labPatient = (test: LabTest, patients: Patients, round: SampleRound | null) => {
  const patient = patients[test.productId] ?? EMPTY_PATIENT;
  const more = morePeople(test, patient);
  return {
    productId: test.productId,
    ...toPerson(patient),
    collectionDate: dateOf(patient, round),
    ...(more.length > 0 && { morePatients: more.map(toPerson) }),
    ...(patient.collectionDate === WITH_DELIVERY && { isCollectedWithDelivery: true }),
  };
};

const toPerson = ({ patientName, patientAge, patientSex }: Person) => ({
  patientName: patientName.trim(),
  // Number('') is 0, which is a valid age.
  patientAge: patientAge.trim() === '' ? Number.NaN : Number(patientAge),
  patientSex: patientSex || null,
});

const dateOf = ({ collectionDate }: Patient, round: SampleRound | null): string =>
  collectionDate === WITH_DELIVERY ? (round?.date ?? '') : collectionDate;

export type RoundDays = Pick<SlotSettings, 'cutOff' | 'holidays'>;
type When = { now: Date; settings: RoundDays; round: SampleRound | null };

type PersonErrors = Partial<Record<keyof Person, string | true>>;

export const validatePerson = (person: Person): PersonErrors => ({
  ...patientErrors(toPerson(person)),
  ...(person.patientSex ? {} : { patientSex: true }),
});

export const validateDate = (patient: Patient, { now, settings, round }: When): boolean =>
  !labPatientErrors({ ...toPerson(patient), collectionDate: dateOf(patient, round) }, now, settings).collectionDate;

export const isLabStepDone = (tests: readonly LabTest[], patients: Patients, when: When): boolean =>
  tests.every((test) => {
    const patient = patients[test.productId] ?? EMPTY_PATIENT;
    const people = [patient, ...morePeople(test, patient)];
    return validateDate(patient, when) && people.every((person) => Object.keys(validatePerson(person)).length === 0);
  });
