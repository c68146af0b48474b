import { LabPatient } from '@subah/contract/healthcare/lab-patient';
import type { OrderItem } from '@subah/contract/orders/orders';
import {
  collectionLabel,
  collectionMornings,
  LONGEST_PATIENT_NAME,
  labPatientFaults,
} from '@subah/rules/healthcare/lab-visit';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, Select, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import type { FormErrors, FormValues } from './resource/form-values.ts';
import { LeaveQuestion } from './resource/leave-question.tsx';
import { textOf } from './resource/resource.ts';
import { useForm } from './resource/use-form.ts';
import { api } from './session.ts';
import { useNow } from './use-now.ts';
import { useReadAgain } from './use-read-again.ts';

const FIELDS = ['patientName', 'patientAge', 'collectionDate'] as const;

type PatientDialogProps = {
  orderId: string;
  test: { productId: string; name: string };
  patient: OrderItem['labPatient'];
  onClose: () => void;
};

/** Filled in while the customer is on the phone: who a lab test is for, and the morning of its sample. */
export function PatientDialog({ orderId, test, patient, onClose }: PatientDialogProps) {
  const now = useNow();
  const mornings = collectionMornings(now);
  const readAgain = useReadAgain();
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm({
    start: {
      productId: test.productId,
      patientName: patient?.patientName ?? '',
      patientAge: patient ? String(patient.patientAge) : '',
      collectionDate: mornings.find((date) => date === patient?.collectionDate) ?? '',
    },
    schema: LabPatient,
    check: (values): FormErrors => labPatientFaults(answersOf(values), now),
    failed: 'Failed to save the patient.',
    send: async (values) => {
      const body = { productId: test.productId, ...answersOf(values) };
      await api('PATCH admin/orders/{id}/lab-patient', { params: { id: orderId }, body });
      toast(`Sample collection agreed: ${collectionLabel(body.collectionDate)}`);
      onClose();
      readAgain(['orders']);
    },
  });
  const control = (name: (typeof FIELDS)[number]) => ({
    name,
    value: textOf(form.values[name]),
    autoComplete: 'off',
    required: true,
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
    onBlur: () => form.leave(name),
  });
  const others = Object.keys(form.errors).filter((name) => !FIELDS.some((field) => field === name));
  return (
    <>
      <Dialog open onClose={() => (form.isChanged ? setLeaving(true) : onClose())} title="Patient and morning">
        <form
          ref={form.element}
          noValidate
          onSubmit={(event) => void form.submit(event)}
          className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]"
        >
          <p className="text-ink-600 sm:col-span-2">{test.name}</p>
          {others.length > 0 && (
            <p role="alert" className="rounded-btn bg-chilli-50 p-3 font-semibold text-chilli sm:col-span-2">
              {others.map((name) => form.errors[name]).join(' ')}
            </p>
          )}
          <Field label="Patient name" error={form.errors.patientName}>
            {(props) => (
              <TextInput {...props} {...control('patientName')} maxLength={LONGEST_PATIENT_NAME} data-autofocus />
            )}
          </Field>
          <Field label="Age" error={form.errors.patientAge}>
            {(props) => <TextInput {...props} {...control('patientAge')} inputMode="numeric" maxLength={3} />}
          </Field>
          <Field label="Morning of collection" error={form.errors.collectionDate} className="sm:col-span-2">
            {(props) => (
              <Select {...props} {...control('collectionDate')}>
                <option value="">Choose a morning</option>
                {mornings.map((date) => (
                  <option key={date} value={date}>
                    {collectionLabel(date)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1 sm:col-span-2">
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            {/* A field that is left wrong says so and grows: without this the button would move away under the finger. */}
            <Button type="submit" busy={form.isBusy} onMouseDown={(event) => event.preventDefault()}>
              Save
            </Button>
          </div>
        </form>
      </Dialog>
      <LeaveQuestion open={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  );
}

function answersOf(values: FormValues) {
  const age = textOf(values.patientAge).trim();
  return {
    patientName: textOf(values.patientName).trim(),
    // Nothing would count as a newborn.
    patientAge: age === '' ? Number.NaN : Number(age),
    collectionDate: textOf(values.collectionDate),
  };
}
