import { dayText } from '@subah/messages/dates';
import { collectionWindowText, labVisit } from '@subah/messages/lab-visit';
import type { Message } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import { collectionDates } from '@subah/rules/healthcare/lab-visit';
import { Field, Select, TextInput } from '@subah/ui/field';
import { type ReactNode, useState } from 'react';
import { productName } from '../../shared/catalog/product-name.ts';
import type { Patient } from './checkout-choices.ts';
import { EMPTY_PATIENT, type LabTest, type Patients, type RoundDays, validatePatient } from './lab-patient-input.ts';

const PATIENT_ERRORS: Record<keyof Patient, Message> = {
  patientName: labVisit.patientNameMissing,
  patientAge: labVisit.patientAgeWrong,
  collectionDate: labVisit.dayMissing,
};

type Person = { name: string; age: number };

type Props = {
  tests: readonly LabTest[];
  patients: Patients;
  now: Date;
  settings: RoundDays;
  /** Set after CHECKOUT was pressed. */
  showErrors: boolean;
  onChange: (patients: Patients) => void;
  /** The choice of a family member, whose name and age fill the fields. */
  personChoice: (patientName: string, onChoose: (person: Person) => void) => ReactNode;
};

export function LabPatients({ tests, patients, now, settings, showErrors, onChange, personChoice }: Props) {
  const mornings = collectionDates(now, settings);
  return (
    <div className="grid gap-5">
      <p className="text-ink-600">{t(labVisit.collection, { window: collectionWindowText() })}</p>
      {tests.map((test) => (
        <PatientFields
          key={test.productId}
          test={test}
          patient={patients[test.productId] ?? EMPTY_PATIENT}
          mornings={mornings}
          now={now}
          settings={settings}
          showErrors={showErrors}
          personChoice={personChoice}
          onChange={(patient) => onChange({ ...patients, [test.productId]: patient })}
        />
      ))}
    </div>
  );
}

type FieldsProps = Pick<Props, 'now' | 'settings' | 'showErrors' | 'personChoice'> & {
  test: LabTest;
  patient: Patient;
  mornings: readonly string[];
  onChange: (patient: Patient) => void;
};

function PatientFields({ test, patient, mornings, now, settings, showErrors, onChange, personChoice }: FieldsProps) {
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const errors = validatePatient(patient, now, settings);
  const visibleError = (field: keyof Patient) =>
    errors[field] && (showErrors || (blurred.has(field) && patient[field] !== ''))
      ? t(PATIENT_ERRORS[field])
      : undefined;
  const control = (field: keyof Patient) => ({
    name: field,
    value: patient[field],
    required: true,
    onChange: (event: { target: { value: string } }) => onChange({ ...patient, [field]: event.target.value }),
    onBlur: () => setBlurred(new Set([...blurred, field])),
  });
  return (
    <fieldset className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)]">
      <legend className="mb-2 font-bold">{productName(test)}</legend>
      <div className="empty:hidden lg:col-span-3">
        {personChoice(patient.patientName, ({ name, age }) =>
          onChange({ ...patient, patientName: name, patientAge: String(age) }),
        )}
      </div>
      <Field label={t(labVisit.patientName)} error={visibleError('patientName')}>
        {(props) => <TextInput {...props} {...control('patientName')} autoComplete="name" maxLength={80} />}
      </Field>
      <Field label={t(labVisit.patientAge)} error={visibleError('patientAge')}>
        {(props) => (
          <TextInput {...props} {...control('patientAge')} inputMode="numeric" autoComplete="off" maxLength={3} />
        )}
      </Field>
      <Field label={t(labVisit.day)} error={visibleError('collectionDate')}>
        {(props) => (
          <Select {...props} {...control('collectionDate')}>
            <option value="">{t(labVisit.chooseDay)}</option>
            {mornings.map((day) => (
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
