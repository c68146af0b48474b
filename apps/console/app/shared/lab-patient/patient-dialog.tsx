import { blankAsMissing } from '@subah/contract/endpoint';
import { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { numberText } from '@subah/contract/input-values';
import type { OrderItem } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { labPatient as texts } from '@subah/messages/console/lab-patient';
import { t } from '@subah/messages/console/message';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import {
  collectionDates,
  collectionLabel,
  labPatientErrors,
  MAX_PATIENT_NAME_LENGTH,
} from '@subah/rules/healthcare/lab-visit';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, Select, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { useNow } from '../../lib/dates/use-now.ts';
import { DiscardChangesDialog } from '../../lib/form/discard-changes-dialog.tsx';
import { FormAlert } from '../../lib/form/form-alert.tsx';
import { useSchemaForm } from '../../lib/form/use-schema-form.ts';
import { isNamed, type Other, OtherPatient, othersErrors, othersOf, SexOptions, toPerson } from './other-patients.tsx';

/** The form holds the age as text. */
const PatientForm = LabPatient.extend({
  patientAge: numberText(LabPatient.shape.patientAge),
  patientSex: blankAsMissing(LabPatient.shape.patientSex),
});

const FIELDS = ['patientName', 'patientAge', 'patientSex', 'collectionDate'] as const;

type PatientValues = Other & { productId: string; collectionDate: string };

/** The patients of the second and further packs may be known already. */
export type PatientTest = Pick<OrderItem, 'productId' | 'name' | 'quantity'> & Partial<Pick<OrderItem, 'morePatients'>>;

type PatientDialogProps = {
  orderId: string;
  test: PatientTest;
  patient: OrderItem['labPatient'];
  onClose: () => void;
};

/** The patient of a lab test and the morning of the sample collection. */
export function PatientDialog({ orderId, test, patient, onClose }: PatientDialogProps) {
  const now = useNow();
  const { data: delivery = DEFAULT_DELIVERY_SETTINGS } = useSWR(
    ['delivery-settings'],
    async () => (await api('GET delivery-settings')).data,
  );
  const agreedDate = patient?.collectionDate ?? null;
  const mornings = [...new Set([...(agreedDate ? [agreedDate] : []), ...collectionDates(now, delivery)])].sort();
  const invalidate = useInvalidate();
  const [isAsking, setAsking] = useState(false);
  const [others, setOthers] = useState(() => othersOf(test));
  const [isOthersDirty, setOthersDirty] = useState(false);
  const changeOther = (index: number, change: Partial<Other>) => {
    setOthersDirty(true);
    setOthers(others.map((other, at) => (at === index ? { ...other, ...change } : other)));
  };
  const form = useSchemaForm<PatientValues>({
    initialValues: {
      productId: test.productId,
      patientName: patient?.patientName ?? '',
      patientAge: patient ? String(patient.patientAge) : '',
      patientSex: patient?.patientSex ?? '',
      collectionDate: agreedDate ?? '',
    },
    schema: PatientForm,
    validate: (values) => ({
      ...labPatientErrors(toPatient(values), now, delivery, agreedDate),
      ...othersErrors(others),
    }),
    errorText: t(texts.saveFailed),
    onSubmit: async (values) => {
      const morePatients = others.filter(isNamed).map(toPerson);
      const body = { productId: test.productId, ...toPatient(values), morePatients };
      await api('PATCH admin/orders/{id}/lab-patient', { params: { id: orderId }, body });
      toast(t(texts.agreedToast, { day: collectionLabel(body.collectionDate) }));
      onClose();
      invalidate(['orders']);
    },
  });
  const controlProps = (name: (typeof FIELDS)[number]) => ({
    ...form.fieldProps(name),
    autoComplete: 'off',
    required: true,
  });
  return (
    <>
      <Dialog open onClose={() => (form.isDirty || isOthersDirty ? setAsking(true) : onClose())} title={t(texts.title)}>
        <form noValidate onSubmit={form.submit} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <p className="text-ink-600 sm:col-span-2">{test.name}</p>
          <FormAlert errors={form.errors} fields={FIELDS} className="sm:col-span-2" />
          <Field label={t(texts.patientName)} error={form.errors.patientName}>
            {(props) => (
              <TextInput
                {...props}
                {...controlProps('patientName')}
                maxLength={MAX_PATIENT_NAME_LENGTH}
                data-autofocus
              />
            )}
          </Field>
          <Field label={t(texts.age)} error={form.errors.patientAge}>
            {(props) => <TextInput {...props} {...controlProps('patientAge')} inputMode="numeric" maxLength={3} />}
          </Field>
          <Field label={t(texts.sex)} className="sm:col-span-2">
            {(props) => (
              <Select {...props} {...form.fieldProps('patientSex')}>
                <SexOptions />
              </Select>
            )}
          </Field>
          {others.map((other, index) => (
            <OtherPatient
              // biome-ignore lint/suspicious/noArrayIndexKey: a patient is known by the position only
              key={index}
              number={index + 2}
              other={other}
              onChange={(change) => changeOther(index, change)}
            />
          ))}
          <Field label={t(texts.morning)} error={form.errors.collectionDate} className="sm:col-span-2">
            {(props) => (
              <Select {...props} {...controlProps('collectionDate')}>
                <option value="">{t(texts.chooseMorning)}</option>
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
              {t(common.cancel)}
            </Button>
            <Button type="submit" busy={form.isSubmitting}>
              {t(common.save)}
            </Button>
          </div>
        </form>
      </Dialog>
      <DiscardChangesDialog open={isAsking} onCancel={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}

const toPatient = (values: PatientValues) => ({ ...toPerson(values), collectionDate: values.collectionDate });
