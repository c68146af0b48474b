import type { Prescriber } from '@subah/contract/orders/h1-register';
import { Field, TextInput } from '@subah/ui/field';

const LABELS: Record<keyof Prescriber, { label: string; maxLength: number }> = {
  patient: { label: 'Patient', maxLength: 100 },
  prescriber: { label: 'Doctor', maxLength: 100 },
  prescriberAddress: { label: 'Address of the doctor', maxLength: 200 },
};

type PrescriberFieldsProps = { value: Prescriber; onChange: (value: Prescriber) => void };

/** Patient and doctor as written on a prescription. */
export const PrescriberFields = ({ value, onChange }: PrescriberFieldsProps) =>
  (Object.keys(LABELS) as (keyof Prescriber)[]).map((name) => (
    <Field key={name} label={LABELS[name].label}>
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
