import { dayAndWindowText } from '@subah/messages/arrival';
import { dayText } from '@subah/messages/dates';
import { genderNames } from '@subah/messages/genders';
import { fastingText } from '@subah/messages/lab-preparation';
import { collectionWindowText, labVisit } from '@subah/messages/lab-visit';
import type { Message } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import { GENDERS } from '@subah/rules/accounts/profile';
import { collectionDates } from '@subah/rules/healthcare/lab-visit';
import { Field, Select, TextInput } from '@subah/ui/field';
import { type ReactNode, useState } from 'react';
import { productName } from '../../shared/catalog/product-name.ts';
import type { Patient, Person } from './checkout-choices.ts';
import {
  EMPTY_PATIENT,
  type LabTest,
  morePeople,
  type Patients,
  type RoundDays,
  type SampleRound,
  validateDate,
  validatePerson,
  WITH_DELIVERY,
} from './lab-patient-input.ts';

const PERSON_ERRORS: Record<keyof Person, Message> = {
  patientName: labVisit.patientNameMissing,
  patientAge: labVisit.patientAgeWrong,
  patientSex: labVisit.patientSexMissing,
};

type PersonChoice = (
  patientName: string,
  onChoose: (person: { name: string; age: number }) => void,
  number: number | null,
) => ReactNode;

type Props = {
  tests: readonly LabTest[];
  patients: Patients;
  now: Date;
  settings: RoundDays;
  /** Null when no goods come in the morning. */
  round: SampleRound | null;
  /** Set after CHECKOUT was pressed. */
  showErrors: boolean;
  onChange: (patients: Patients) => void;
  /** The choice of a family member, whose name and age fill the fields. */
  personChoice: PersonChoice;
};

export function LabPatients({ tests, patients, onChange, ...rest }: Props) {
  return (
    <div className="grid gap-5">
      <p className="text-ink-600">{t(labVisit.collection, { window: collectionWindowText() })}</p>
      {tests.map((test) => (
        <TestFields
          key={test.productId}
          {...rest}
          test={test}
          patient={patients[test.productId] ?? EMPTY_PATIENT}
          onChange={(patient) => onChange({ ...patients, [test.productId]: patient })}
        />
      ))}
    </div>
  );
}

type TestProps = Omit<Props, 'tests' | 'patients' | 'onChange'> & {
  test: LabTest;
  patient: Patient;
  onChange: (patient: Patient) => void;
};

function TestFields({ test, patient, now, settings, round, showErrors, onChange, personChoice }: TestProps) {
  const more = morePeople(test, patient);
  const fasting = test.fastingHours ? fastingText(test.fastingHours) : null;
  const isDateWrong = !validateDate(patient, { now, settings, round });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">
        {productName(test)}
        {fasting && <span className="block font-normal text-mango-700 text-meta">{fasting}</span>}
      </legend>
      <PersonFields
        person={patient}
        number={more.length > 0 ? 1 : null}
        showErrors={showErrors}
        personChoice={personChoice}
        onChange={(person) => onChange({ ...patient, ...person })}
      />
      {more.map((other, index) => (
        <PersonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a patient is known by the position only
          key={index}
          person={other}
          number={index + 2}
          showErrors={showErrors}
          personChoice={personChoice}
          onChange={(person) => onChange({ ...patient, more: more.with(index, person) })}
        />
      ))}
      <Field label={t(labVisit.day)} error={showErrors && isDateWrong ? t(labVisit.dayMissing) : undefined}>
        {(props) => (
          <Select
            {...props}
            name="collectionDate"
            required
            value={patient.collectionDate}
            onChange={(event) => onChange({ ...patient, collectionDate: event.target.value })}
          >
            <option value="">{t(labVisit.chooseDay)}</option>
            {round && (
              <option value={WITH_DELIVERY}>
                {t(labVisit.withDelivery, { when: dayAndWindowText(round.from, round.until) })}
              </option>
            )}
            {collectionDates(now, settings).map((day) => (
              <option key={day} value={day}>
                {dayText(day)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  );
}

type PersonProps = {
  person: Person;
  /** Null when the test is for one person. */
  number: number | null;
  showErrors: boolean;
  personChoice: PersonChoice;
  onChange: (person: Person) => void;
};

function PersonFields({ person, number, showErrors, personChoice, onChange }: PersonProps) {
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const errors = validatePerson(person);
  const visibleError = (field: keyof Person) =>
    errors[field] && (showErrors || (blurred.has(field) && person[field])) ? t(PERSON_ERRORS[field]) : undefined;
  const control = (field: keyof Person) => ({
    name: field,
    value: person[field] ?? '',
    required: true,
    onChange: (event: { target: { value: string } }) => onChange({ ...toPerson(person), [field]: event.target.value }),
    onBlur: () => setBlurred(new Set([...blurred, field])),
  });
  const labels = number === null ? {} : { number };
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
      <div className="col-span-full empty:hidden">
        {personChoice(
          person.patientName,
          ({ name, age }) => onChange({ patientName: name, patientAge: String(age), patientSex: '' }),
          number,
        )}
      </div>
      <Field
        label={t(labVisit.patientNameOf, labels)}
        error={visibleError('patientName')}
        className="max-sm:col-span-full"
      >
        {(props) => <TextInput {...props} {...control('patientName')} autoComplete="name" maxLength={80} />}
      </Field>
      <Field label={t(labVisit.patientAgeOf, labels)} error={visibleError('patientAge')}>
        {(props) => (
          <TextInput {...props} {...control('patientAge')} inputMode="numeric" autoComplete="off" maxLength={3} />
        )}
      </Field>
      <Field label={t(labVisit.patientSexOf, labels)} error={visibleError('patientSex')}>
        {(props) => (
          <Select {...props} {...control('patientSex')} autoComplete="sex">
            <option value="">{t(labVisit.choosePatientSex)}</option>
            {GENDERS.map((sex) => (
              <option key={sex} value={sex}>
                {t(genderNames[sex])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

const toPerson = ({ patientName, patientAge, patientSex = '' }: Person): Person => ({
  patientName,
  patientAge,
  patientSex,
});
