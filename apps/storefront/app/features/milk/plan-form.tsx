import { addressTypeName } from '@subah/rules/delivery/address';
import { addDays } from '@subah/rules/india-time';
import { MAX_PACKS_PER_DAY } from '@subah/rules/milk/milk-plan';
import { Button } from '@subah/ui/button';
import { Field, RadioCard, Select, TextInput } from '@subah/ui/field';
import { Stepper } from '@subah/ui/stepper';
import { toast } from '@subah/ui/toast';
import { Link } from 'react-router';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
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
      const { message } = await (id
        ? api('PUT milk-plans/{id}', { params: { id }, body: rhythm })
        : api('POST milk-plans', { body: { productId, startDate, ...rhythm } }));
      toast(message ?? 'Saved');
      onSaved();
    },
    onError: (error) => toast(errorMessage(error, 'The milk plan could not be saved. Try again.'), { tone: 'error' }),
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
        <span className="font-semibold">Packs each morning</span>
        <span className="w-32 flex-none">
          <Stepper
            label="Packs each morning"
            value={values.packs}
            max={MAX_PACKS_PER_DAY}
            limitNote={`At most ${MAX_PACKS_PER_DAY}`}
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
        <Field label="First morning" error={errors.startDate} hint="Order before 11PM for tomorrow.">
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
        label="Address"
        error={errors.addressId}
        hint={
          <Link to="/address-list" className="link">
            Add or change addresses
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
              <option value="">{addresses.state === 'loading' ? 'Loading…' : 'No address that we deliver to'}</option>
            )}
            {served.map((address) => (
              <option key={address._id} value={address._id}>
                {addressTypeName[address.addressType]}, {address.street}, {address.pincode}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">Pay</legend>
        <RadioCard
          name="payBy"
          checked={values.payBy === 'cod'}
          onChange={() => setValue('payBy', 'cod')}
          label="Cash on delivery"
          detail="The milkman collects it each morning."
        />
        <RadioCard
          name="payBy"
          checked={values.payBy === 'balance'}
          onChange={() => setValue('payBy', 'balance')}
          label="Milk balance"
          detail="Paid ahead. When it runs out, the milkman collects the rest."
        />
      </fieldset>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {id ? 'Save changes' : 'Start the plan'}
      </Button>
    </form>
  );
}
