import { Prescriber } from '@subah/contract/orders/h1-register';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { prescriptions as texts } from '@subah/messages/console/prescriptions';
import { Field, TextInput } from '@subah/ui/field';

const LABELS: Record<keyof Prescriber, { label: string; maxLength: number }> = {
  patient: { label: t(common.patient), maxLength: 100 },
  prescriber: { label: t(common.doctor), maxLength: 100 },
  prescriberAddress: { label: t(texts.doctorAddress), maxLength: 200 },
};

export type PrescriberErrors = Partial<Record<keyof Prescriber, string>>;

type PrescriberFieldsProps = {
  value: Prescriber;
  errors?: PrescriberErrors;
  onChange: (value: Prescriber) => void;
};

/** What is missing, by field; undefined when nothing is. */
export function checkPrescriber(value: Prescriber): PrescriberErrors | undefined {
  const { error } = Prescriber.safeParse(value);
  return error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
}

/** Patient and doctor as written on a prescription. */
export const PrescriberFields = ({ value, errors = {}, onChange }: PrescriberFieldsProps) =>
  (Object.keys(LABELS) as (keyof Prescriber)[]).map((name) => (
    <Field key={name} label={LABELS[name].label} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          value={value[name]}
          maxLength={LABELS[name].maxLength}
          onChange={(event) => onChange({ ...value, [name]: event.target.value })}
        />
      )}
    </Field>
  ));
