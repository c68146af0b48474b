import type { BusinessDetails as Details } from '@subah/contract/accounts/accounts';
import { businessInputs } from '@subah/messages/api/accounts';
import { business } from '@subah/messages/business';
import { t } from '@subah/messages/translate';
import { isGstin } from '@subah/rules/invoices/gstin';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';

export function BusinessDetails() {
  const { data, reload } = useAccountQuery('GET users/me/business');
  const [isOpen, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    void reload();
  };
  return (
    <section aria-labelledby="business" className="card flex flex-wrap items-center justify-between gap-3 p-4 md:px-6">
      <div>
        <h2 id="business" className="font-bold text-base">
          {t(business.title)}
        </h2>
        <p className="text-ink-600">{data?.gstin ? `${data.businessName} · ${data.gstin}` : t(business.note)}</p>
      </div>
      <Button variant="quiet" disabled={!data} onClick={() => setOpen(true)} className="max-sm:w-full">
        {t(data?.gstin ? business.change : business.add)}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t(business.title)} size="sm">
        {data && <BusinessForm details={data} onDone={done} />}
      </Dialog>
    </section>
  );
}

function BusinessForm({ details, onDone }: { details: Details; onDone: () => void }) {
  const api = useApi();
  const form = useApiForm({
    initialValues: details,
    validate: ({ gstin, businessName }) => {
      const code = gstin.trim().toUpperCase();
      return {
        gstin: code !== '' && !isGstin(code) ? t(businessInputs.gstin) : undefined,
        businessName: code !== '' && businessName.trim() === '' ? t(businessInputs.name) : undefined,
      };
    },
    onSubmit: async (body) => {
      const { data } = await api('PUT users/me/business', { body });
      toast(t(data.gstin ? business.saved : business.removed), { lane: 'top-right' });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Field label={t(business.gstin)} error={form.errors.gstin} hint={t(business.gstinHint)}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('gstin')}
            data-autofocus
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={15}
          />
        )}
      </Field>
      <Field label={t(business.name)} error={form.errors.businessName} hint={t(business.removeHint)}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('businessName')} autoComplete="organization" maxLength={150} />
        )}
      </Field>
      <SubmitError form={form} fallback={t(business.failed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(business.save)}
      </Button>
    </form>
  );
}
