import type { CustomerFacts } from '@subah/contract/accounts/customers-admin';
import { milkInputs } from '@subah/messages/api/milk';
import { common } from '@subah/messages/console/common';
import { customerMilk as texts } from '@subah/messages/console/customer-milk';
import { t } from '@subah/messages/console/message';
import { weekdayName } from '@subah/messages/dates';
import type { PaidBy } from '@subah/rules/milk/milk-balance';
import { firstOpenDate } from '@subah/rules/milk/milk-cut-off';
import { MAX_PACKS_PER_DAY, type Rhythm } from '@subah/rules/milk/milk-plan';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Dialog } from '@subah/ui/dialog';
import type { FormErrors } from '@subah/ui/forms/form-errors';
import type { Form } from '@subah/ui/forms/use-form';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { FormAlert } from '../../lib/form/form-alert.tsx';
import { FormField } from '../../lib/form/form-field.tsx';
import { useFocusFirstField } from '../../lib/form/use-focus-first-field.ts';
import { useSchemaForm } from '../../lib/form/use-schema-form.ts';

type Values = {
  productId: string;
  packs: string;
  rhythm: Rhythm;
  weekdays: number[];
  startDate: string;
  payBy: PaidBy;
  addressId: string;
};

const WEEK = [1, 2, 3, 4, 5, 6, 0];

const milkOptions = async () =>
  (await api('GET milk-plans/products')).data
    .filter(({ available }) => available)
    .map(({ _id, name, unit, price }) => ({ value: _id, label: `${name}, ${unit}, ${formatRupees(price)}` }));

const servedAddresses = (addresses: CustomerFacts['addresses']) => addresses.filter(({ area }) => area !== null);

const fieldsFor = ({ addresses }: CustomerFacts): FieldConfig<Values>[] => [
  { name: 'productId', label: t(texts.milk), kind: 'select', placeholder: t(common.choose), options: milkOptions },
  { name: 'packs', label: t(common.packs), kind: 'number', isHalfWidth: true },
  { name: 'startDate', label: t(texts.firstMorning), kind: 'date', isHalfWidth: true },
  {
    name: 'rhythm',
    label: t(texts.howOften),
    kind: 'select',
    isHalfWidth: true,
    options: [
      { value: 'daily', label: t(texts.daily) },
      { value: 'alternate', label: t(texts.alternate) },
      { value: 'weekdays', label: t(texts.weekdays) },
    ],
  },
  {
    name: 'payBy',
    label: t(texts.payment),
    kind: 'select',
    isHalfWidth: true,
    options: [
      { value: 'cod', label: t(texts.cash) },
      { value: 'balance', label: t(texts.balance) },
    ],
  },
  { name: 'weekdays', label: t(texts.days), kind: 'custom', render: (form) => <Weekdays form={form} /> },
  {
    name: 'addressId',
    label: t(common.address),
    kind: 'select',
    placeholder: t(common.choose),
    options: servedAddresses(addresses).map(({ _id, street, pincode }) => ({
      value: _id,
      label: `${street}, ${pincode}`,
    })),
  },
];

function Weekdays({ form: { values, errors, setValue } }: { form: Form<Values> }) {
  if (values.rhythm !== 'weekdays') return null;
  const toggle = (day: number) =>
    setValue(
      'weekdays',
      values.weekdays.includes(day) ? values.weekdays.filter((one) => one !== day) : [...values.weekdays, day],
    );
  return (
    <fieldset>
      <legend className="font-semibold">{t(texts.days)}</legend>
      <div className="flex flex-wrap gap-x-4">
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            label={weekdayName(day, 'en')}
            checked={values.weekdays.includes(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </div>
      {errors.weekdays && <p className="text-chilli">{errors.weekdays}</p>}
    </fieldset>
  );
}

function checkPlan({ productId, packs, rhythm, weekdays, addressId }: Values): FormErrors<Values> {
  const count = Number(packs);
  const errors: FormErrors<Values> = {};
  if (productId === '') errors.productId = t(texts.milkMissing);
  if (!Number.isInteger(count) || count < 1) errors.packs = milkInputs.packs.en;
  else if (count > MAX_PACKS_PER_DAY) errors.packs = milkInputs.tooManyPacks.en({ limit: MAX_PACKS_PER_DAY });
  if (rhythm === 'weekdays' && weekdays.length === 0) errors.weekdays = milkInputs.weekdays.en;
  if (addressId === '') errors.addressId = t(texts.addressMissing);
  return errors;
}

type MilkPlanDialogProps = { customer: CustomerFacts; onClose: () => void; onDone: () => void };

export function MilkPlanDialog({ customer, onClose, onDone }: MilkPlanDialogProps) {
  const fields = fieldsFor(customer);
  const served = servedAddresses(customer.addresses);
  const element = useFocusFirstField();
  const form = useSchemaForm<Values>({
    initialValues: {
      productId: '',
      packs: '1',
      rhythm: 'daily',
      weekdays: [],
      startDate: firstOpenDate(new Date()),
      payBy: 'cod',
      addressId: (served.find(({ isDefault }) => isDefault) ?? served[0])?._id ?? '',
    },
    // The inputs are texts; the server checks with the schema what is sent.
    schema: { safeParse: () => ({ success: true }) },
    validate: checkPlan,
    errorText: t(common.wentWrong),
    onSubmit: async ({ packs, startDate, ...values }) => {
      const body = { ...values, packs: Number(packs), startDate: startDate || undefined };
      const params = { id: customer._id };
      const { data } = await api('POST admin/customers/{id}/milk-plans', { params, body });
      toast(t(texts.startedToast, { day: formatDay(data.startDate) }));
      onDone();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t(texts.startTitle, { name: customer.name })}>
      <form ref={element} noValidate onSubmit={form.submit} className="grid grid-cols-2 gap-4">
        <FormAlert errors={form.errors} fields={fields.map(({ name }) => name)} className="col-span-2" />
        {served.length === 0 && <p className="col-span-2 text-chilli">{t(texts.noAddress)}</p>}
        {fields.map((field) => (
          <div key={field.name} className={field.isHalfWidth ? 'col-span-2 sm:col-span-1' : 'col-span-2 empty:hidden'}>
            <FormField field={field} form={form} scope="milk-plan" />
          </div>
        ))}
        <Button type="submit" busy={form.isSubmitting} disabled={served.length === 0} className="col-span-2">
          {t(texts.startPlan)}
        </Button>
      </form>
    </Dialog>
  );
}
