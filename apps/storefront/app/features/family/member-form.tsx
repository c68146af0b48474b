import type { FamilyMember } from '@subah/contract/family/family';
import { addressTypes } from '@subah/messages/address-types';
import { relationLabels, family as texts } from '@subah/messages/family';
import { t } from '@subah/messages/translate';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { MAX_FAMILY_AGE, RELATIONS } from '@subah/rules/family/family';
import { Button } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Field, Select, TextInput } from '@subah/ui/field';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';

type Props = { member: FamilyMember | null; onSaved: (member: FamilyMember) => void };

const isAge = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_FAMILY_AGE;

export function MemberForm({ member, onSaved }: Props) {
  const api = useApi();
  const addresses = useAccountQuery('GET addresses');
  const [getsOrderMails, setGetsOrderMails] = useState(member?.getsOrderMails ?? false);
  const form = useApiForm({
    initialValues: {
      name: member?.name ?? '',
      relation: member?.relation ?? RELATIONS[0],
      age: member ? String(member.age) : '',
      phone: member?.phone ?? '',
      email: member?.email ?? '',
      addressId: member?.addressId ?? '',
    },
    validate: ({ name, age }) => ({
      name: name.trim() ? undefined : t(texts.nameMissing),
      age: isAge(age) ? undefined : t(texts.ageWrong),
    }),
    onSubmit: async (values) => {
      const body = { ...values, age: Number(values.age), getsOrderMails: getsOrderMails && values.email.trim() !== '' };
      const { data } = member
        ? await api('PUT family/{id}', { params: { id: member._id }, body })
        : await api('POST family', { body });
      onSaved(data);
    },
  });
  const { errors } = form;
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-3">
      <Field label={t(texts.name)} error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('name')}
            data-autofocus
            autoComplete="off"
            maxLength={80}
            required
          />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <Field label={t(texts.relation)} error={errors.relation}>
          {(control) => (
            <Select {...control} {...form.fieldProps('relation')}>
              {RELATIONS.map((relation) => (
                <option key={relation} value={relation}>
                  {t(relationLabels[relation])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(texts.age)} error={errors.age}>
          {(control) => (
            <TextInput
              {...control}
              {...form.fieldProps('age')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              required
            />
          )}
        </Field>
      </div>
      <Field label={t(texts.phone)} error={errors.phone}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('phone', mobileDigits)} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      <Field label={t(texts.address)} error={errors.addressId}>
        {(control) => (
          <Select {...control} {...form.fieldProps('addressId')}>
            <option value="">{t(texts.noAddress)}</option>
            {(addresses.data ?? []).map((address) => (
              <option key={address._id} value={address._id} translate="no">
                {t(addressTypes[address.addressType])}, {address.name}, {address.street}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t(texts.email)} error={errors.email}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('email')} type="email" autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
      {form.values.email.trim() !== '' && form.values.addressId !== '' && (
        <Checkbox
          label={t(texts.getsOrderMails)}
          checked={getsOrderMails}
          onChange={(event) => setGetsOrderMails(event.target.checked)}
        />
      )}
      <p className="text-ink-600 text-meta">{t(texts.consent)}</p>
      <SubmitError form={form} fallback={t(texts.failed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(texts.save)}
      </Button>
    </form>
  );
}
