import { addressTypes } from '@subah/messages/address-types';
import { common } from '@subah/messages/common';
import { milkPlan, milkPlanForm } from '@subah/messages/milk-plan';
import { t } from '@subah/messages/translate';
import { addDays } from '@subah/rules/india-time';
import { MAX_PACKS_PER_DAY } from '@subah/rules/milk/milk-plan';
import { Button } from '@subah/ui/button';
import { RadioCard } from '@subah/ui/choice';
import { Field, Select, TextInput } from '@subah/ui/field';
import { Stepper } from '@subah/ui/stepper';
import { toast } from '@subah/ui/toast';
import { Link } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { MilkChoice } from './milk-choice.tsx';
import { checkPlan, type PlanFields } from './plan-fields.ts';
import { RhythmChoice } from './rhythm-choice.tsx';

type Props = {
  start: PlanFields;
  /** Undefined for a new plan. */
  id?: string | undefined;
  firstOpenDate: string;
  onSaved: () => void;
};

const MAX_WAIT_DAYS = 60;

export function PlanForm({ start, id, firstOpenDate, onSaved }: Props) {
  const api = useApi();
  const addresses = useAccountQuery('GET addresses');
  const served = addresses.data?.filter(({ isServiceable }) => isServiceable) ?? [];
  const suggested = served.find(({ isDefault }) => isDefault)?._id ?? served[0]?._id ?? '';
  const whole = (values: PlanFields): PlanFields => ({ ...values, addressId: values.addressId || suggested });
  const form = useApiForm<PlanFields>({
    initialValues: start,
    validate: (values) => checkPlan(whole(values)),
    onSubmit: async (values) => {
      const { productId, startDate, ...rhythm } = whole(values);
      await (id
        ? api('PUT milk-plans/{id}', { params: { id }, body: rhythm })
        : api('POST milk-plans', { body: { productId, startDate, ...rhythm } }));
      toast(t(id ? milkPlan.changed : milkPlan.started));
      onSaved();
    },
  });
  const { values, errors, setValue } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {!id && (
        <MilkChoice
          chosen={values.productId}
          error={errors.productId}
          onChoose={(productId) => setValue('productId', productId)}
        />
      )}
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold">{t(milkPlanForm.packs)}</span>
        <span className="w-32 flex-none">
          <Stepper
            label={t(milkPlanForm.packs)}
            value={values.packs}
            max={MAX_PACKS_PER_DAY}
            limitNote={t(milkPlanForm.mostPacks, { count: MAX_PACKS_PER_DAY })}
            onLess={() => setValue('packs', Math.max(1, values.packs - 1))}
            onMore={() => setValue('packs', values.packs + 1)}
          />
        </span>
      </div>
      <RhythmChoice
        rhythm={values.rhythm}
        weekdays={values.weekdays}
        error={errors.weekdays}
        onRhythm={(rhythm) => setValue('rhythm', rhythm)}
        onWeekdays={(weekdays) => setValue('weekdays', weekdays)}
      />
      {!id && (
        <Field label={t(milkPlanForm.firstMorning)} error={errors.startDate} hint={t(milkPlanForm.firstMorningHint)}>
          {(control) => (
            <TextInput
              {...control}
              {...form.fieldProps('startDate')}
              type="date"
              min={firstOpenDate}
              max={addDays(firstOpenDate, MAX_WAIT_DAYS)}
              required
            />
          )}
        </Field>
      )}
      <Field
        label={t(milkPlanForm.address)}
        error={errors.addressId}
        hint={
          <Link to="/address-list" className="link">
            {t(milkPlanForm.changeAddresses)}
          </Link>
        }
      >
        {(control) => (
          <Select
            {...control}
            {...form.fieldProps('addressId')}
            value={values.addressId || suggested}
            disabled={addresses.state === 'loading'}
          >
            {served.length === 0 && (
              <option value="">{t(addresses.state === 'loading' ? common.loading : milkPlanForm.noAddress)}</option>
            )}
            {served.map((address) => (
              <option key={address._id} value={address._id}>
                {t(addressTypes[address.addressType])}, {address.street}, {address.pincode}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{t(milkPlanForm.pay)}</legend>
        <RadioCard
          name="payBy"
          checked={values.payBy === 'cod'}
          onChange={() => setValue('payBy', 'cod')}
          label={t(milkPlan.cash)}
          detail={t(milkPlanForm.cashDetail)}
        />
        <RadioCard
          name="payBy"
          checked={values.payBy === 'balance'}
          onChange={() => setValue('payBy', 'balance')}
          label={t(milkPlanForm.balance)}
          detail={t(milkPlanForm.balanceDetail)}
        />
      </fieldset>
      <SubmitError form={form} fallback={t(milkPlanForm.saveFailed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(id ? milkPlanForm.save : milkPlanForm.start)}
      </Button>
    </form>
  );
}
