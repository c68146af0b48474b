import type { Address } from '@subah/contract/delivery/delivery';
import { addressTypes } from '@subah/messages/address-types';
import { addresses, addressForm } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { ADDRESS_TYPES, MAX_LANDMARK, PINCODE_PATTERN } from '@subah/rules/delivery/address';
import { fillFromPincode, placeOfPincode } from '@subah/rules/delivery/pincode-places';
import { Button } from '@subah/ui/button';
import { Chip } from '@subah/ui/chip';
import { Checkbox } from '@subah/ui/choice';
import { Field, TextArea, TextInput } from '@subah/ui/field';
import { fillText } from '@subah/ui/fill-text';
import { toast } from '@subah/ui/toast';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { siteText } from '../../lib/language/site-text.ts';
import { type AddressFields, addArea, addressErrors, isWhole, missingAreas, pincodeDigits } from './address-fields.ts';
import { AreaSuggestions, LocationChoice } from './address-place.tsx';
import { usePincodeCheck } from './use-pincode-check.ts';

type Props = {
  start: AddressFields;
  /** Undefined for a new address. */
  id?: string | undefined;
  /** The only address is always the default one. */
  isOnly: boolean;
  onSaved: (address: Address) => void;
};

export function AddressForm({ start, id, isOnly, onSaved }: Props) {
  const api = useApi();
  const [isAsked, setAsked] = useState(false);
  const form = useApiForm({
    initialValues: start,
    validate: addressErrors,
    onSubmit: async (values) => {
      const { data } = await (id
        ? api('PUT addresses/{id}', { params: { id }, body: values })
        : api('POST addresses/create', { body: values }));
      toast(t(id ? addresses.updated : addresses.added));
      onSaved(data);
    },
  });
  const check = usePincodeCheck(form.values.pincode);
  // What a saved address says was typed.
  const filled = useRef({ city: '', state: id ? '' : start.state });
  /** City and state follow a new pincode. */
  const fillPlace = (pincode: string) => {
    if (!PINCODE_PATTERN.test(pincode)) return;
    const { city, state } = fillFromPincode(pincode, form.values, filled.current);
    filled.current = { city: '', state: '', ...placeOfPincode(pincode) };
    form.setValue('city', city);
    form.setValue('state', state);
  };
  const areas = missingAreas(form.values.street, check ? siteAreas(check) : []);
  const isMissingSome = isAsked && !isWhole(form.values);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        setAsked(true);
        form.submit(event);
      }}
      className="grid gap-4 sm:grid-cols-2"
    >
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 font-semibold">{t(addressForm.saveAs)}</legend>
        <div className="flex gap-2">
          {ADDRESS_TYPES.map((type) => (
            <Chip
              key={type}
              pressed={form.values.addressType === type}
              onClick={() => form.setValue('addressType', type)}
            >
              {t(addressTypes[type])}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Field label={t(addressForm.name)} error={form.errors.name}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('name')} autoComplete="name" maxLength={80} required />
        )}
      </Field>
      <Field label={t(addressForm.phone)} error={form.errors.phone}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('phone', mobileDigits)}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            required
            className="num"
          />
        )}
      </Field>
      <Field label={t(addressForm.pincode)} error={form.errors.pincode} className="sm:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('pincode', pincodeDigits)}
            onInput={(event) => fillPlace(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="postal-code"
            required
            className="num"
          />
        )}
      </Field>
      <p role="status" className="-mt-2 flex gap-1.5 empty:hidden sm:col-span-2">
        {check &&
          (check.isServiceable ? (
            <Served areas={siteAreas(check).join(', ')} />
          ) : (
            <NotServed pincode={check.pincode} />
          ))}
      </p>
      <Field label={t(addressForm.street)} error={form.errors.street} className="sm:col-span-2">
        {(control) => (
          <TextArea
            {...control}
            {...form.fieldProps('street')}
            autoComplete="street-address"
            maxLength={200}
            required
          />
        )}
      </Field>
      {areas.length > 0 && (
        <AreaSuggestions
          areas={areas}
          onChoose={(area) => form.setValue('street', addArea(form.values.street, area))}
        />
      )}
      <Field
        label={t(addressForm.landmark)}
        hint={t(addressForm.landmarkHint)}
        error={form.errors.landmark}
        className="sm:col-span-2"
      >
        {(control) => <TextInput {...control} {...form.fieldProps('landmark')} maxLength={MAX_LANDMARK} />}
      </Field>
      <LocationChoice location={form.values.location} onChange={(location) => form.setValue('location', location)} />
      <Field label={t(addressForm.city)} error={form.errors.city}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('city')} autoComplete="address-level2" maxLength={80} required />
        )}
      </Field>
      <Field label={t(addressForm.state)} error={form.errors.state}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('state')} autoComplete="address-level1" maxLength={80} required />
        )}
      </Field>
      {!isOnly && !start.isDefault && (
        <Checkbox
          label={t(addressForm.byDefault)}
          checked={form.values.isDefault}
          onChange={(event) => form.setValue('isDefault', event.target.checked)}
          className="sm:col-span-2"
        />
      )}
      <p role="alert" className="font-semibold text-chilli empty:hidden sm:col-span-2">
        {isMissingSome && t(addressForm.allRequired)}
      </p>
      <SubmitError form={form} fallback={t(addresses.saveFailed)} className="sm:col-span-2" />
      <Button type="submit" size="lg" block busy={form.isSubmitting} className="sm:col-span-2">
        {t(id ? addressForm.save : addressForm.add)}
      </Button>
    </form>
  );
}

const siteAreas = ({ areas, hindiAreas }: { areas: string[]; hindiAreas: string[] }): string[] =>
  areas.map((area, at) => siteText(area, hindiAreas[at]));

function Served({ areas }: { areas: string }) {
  return (
    <>
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 flex-none text-leaf-600" />
      <span>{areas ? t(addressForm.servedAreas, { areas }) : t(addressForm.served)}</span>
    </>
  );
}

function NotServed({ pincode }: { pincode: string }) {
  return (
    <>
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-mango-700" />
      <span className="text-mango-900">
        {fillText(t(addressForm.notServed), { notice: <b>{t(addresses.notServed, { pincode })}</b> })}
      </span>
    </>
  );
}
