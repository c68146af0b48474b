import type { OrderItem } from '@subah/contract/orders/orders';
import { sexNames, labPatient as texts } from '@subah/messages/console/lab-patient';
import { t } from '@subah/messages/console/message';
import { GENDERS, type Gender } from '@subah/rules/accounts/profile';
import { MAX_PATIENT_NAME_LENGTH, patientErrors } from '@subah/rules/healthcare/lab-visit';
import { Field, Select, TextInput } from '@subah/ui/field';

/** As typed. */
export type Other = { patientName: string; patientAge: string; patientSex: Gender | '' };

/** One pair of fields for each further pack of the test. */
export const othersOf = ({
  quantity,
  morePatients = [],
}: Pick<OrderItem, 'quantity'> & Partial<Pick<OrderItem, 'morePatients'>>): Other[] =>
  Array.from({ length: quantity - 1 }, (_, index) => ({
    patientName: morePatients[index]?.patientName ?? '',
    patientAge: String(morePatients[index]?.patientAge ?? ''),
    patientSex: morePatients[index]?.patientSex ?? '',
  }));

/** A pair of empty fields is a patient who is not known yet. */
export const isNamed = ({ patientName, patientAge }: Other): boolean => `${patientName}${patientAge}`.trim() !== '';

export const toPerson = ({ patientName, patientAge, patientSex }: Other) => ({
  patientName: patientName.trim(),
  // Number('') is 0, which is a valid age.
  patientAge: patientAge.trim() === '' ? Number.NaN : Number(patientAge),
  patientSex: patientSex || null,
});

export function othersErrors(others: Other[]): { form?: string } {
  const [error] = others.filter(isNamed).flatMap((other) => Object.values(patientErrors(toPerson(other))));
  return error ? { form: error } : {};
}

type OtherPatientProps = { number: number; other: Other; onChange: (change: Partial<Other>) => void };

export const OtherPatient = ({ number, other, onChange }: OtherPatientProps) => (
  <>
    <Field label={t(texts.otherName, { number })}>
      {(props) => (
        <TextInput
          {...props}
          value={other.patientName}
          maxLength={MAX_PATIENT_NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => onChange({ patientName: event.target.value })}
        />
      )}
    </Field>
    <Field label={t(texts.otherAge, { number })}>
      {(props) => (
        <TextInput
          {...props}
          value={other.patientAge}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          onChange={(event) => onChange({ patientAge: event.target.value })}
        />
      )}
    </Field>
    <Field label={t(texts.otherSex, { number })} className="sm:col-span-2">
      {(props) => (
        <Select
          {...props}
          value={other.patientSex}
          onChange={(event) => onChange({ patientSex: event.target.value as Gender | '' })}
        >
          <SexOptions />
        </Select>
      )}
    </Field>
  </>
);

export const SexOptions = () => (
  <>
    <option value="">{t(texts.unknownSex)}</option>
    {GENDERS.map((sex) => (
      <option key={sex} value={sex}>
        {t(sexNames[sex])}
      </option>
    ))}
  </>
);
