import type { ResponseBody } from '@subah/contract/client/api-client';
import type { ContactMessage } from '@subah/contract/contact/contact';
import { contact } from '@subah/messages/contact';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Field, TextArea, TextInput } from '@subah/ui/field';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';
import { useShop } from '../../shared/shop/use-shop.ts';
import { contactErrors, mailAddress, normalize } from './contact-message.ts';
import { MessageNotSent, MessageSent } from './contact-outcome.tsx';

const EMPTY: ContactMessage = { email: '', phone: '', message: '' };

export function ContactForm() {
  const api = useApi();
  const isHydrated = useIsHydrated();
  const { email } = useShop();
  const [sent, setSent] = useState<ResponseBody<'POST contact'> | null>(null);
  const form = useApiForm({
    initialValues: EMPTY,
    validate: contactErrors,
    onSubmit: async (values) => {
      setSent(await api('POST contact', { body: normalize(values) }));
      window.location.assign(mailAddress(email, values));
    },
  });

  if (sent) {
    const startAgain = () => {
      form.reset({ ...form.values, message: '' });
      setSent(null);
    };
    return <MessageSent mail={mailAddress(email, form.values)} note={sent.message} onAgain={startAgain} />;
  }

  return (
    // POST keeps the values out of the URL if the form is sent before hydration.
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-4 md:grid-cols-2">
      <h2 className="font-bold text-xl md:col-span-2">{t(contact.formTitle)}</h2>
      <Field label={t(contact.email)} error={form.errors.email}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field label={t(contact.phone)} error={form.errors.phone} hint={t(contact.phoneHint)}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('phone')}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        )}
      </Field>
      <Field label={t(contact.message)} error={form.errors.message} className="md:col-span-2">
        {(control) => <TextArea {...control} {...form.fieldProps('message')} required className="min-h-36" />}
      </Field>
      {form.submitError !== undefined && (
        <MessageNotSent
          className="md:col-span-2"
          mail={mailAddress(email, form.values)}
          reason={errorMessage(form.submitError, t(contact.failed))}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-2">
        <Button type="submit" size="lg" disabled={!isHydrated} busy={form.isSubmitting} className="max-sm:w-full">
          {t(contact.send)}
        </Button>
        <p className="text-ink-600">{t(contact.mailCopy)}</p>
      </div>
    </form>
  );
}
