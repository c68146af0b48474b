import { ApiError } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { security as texts } from '@subah/messages/console/security';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { useForm } from '@subah/ui/forms/use-form';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { toastError } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { ConfirmForm } from './confirm-form.tsx';

type Enrolment = { secret: string; uri: string };

/** Password, then QR code and first code. `onDone` gets the recovery codes. */
export function SetUpTwoStep({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  if (enrolment) return <ScanCode {...enrolment} onDone={onDone} />;
  return (
    <ConfirmForm
      label={t(texts.next)}
      text={t(texts.needsApp)}
      onSubmit={async ({ password }) => setEnrolment((await api('POST two-step/enrol', { body: { password } })).data)}
    />
  );
}

function ScanCode({ secret, uri, onDone }: Enrolment & { onDone: (recoveryCodes: string[]) => void }) {
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: code.trim().length < 6 ? t(texts.codeRequired) : undefined }),
    fieldErrorsOf: (error) => (error instanceof ApiError ? error.fields : {}),
    onSubmit: async ({ code }) => onDone((await api('POST two-step/confirm', { body: { code } })).data.recoveryCodes),
    onError: (error) => {
      if (!(error instanceof ApiError && 'code' in error.fields)) toastError(error, t(common.wentWrong));
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">{t(texts.scanText)}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        alt={t(texts.qrCode)}
        className="mx-auto size-48"
      />
      <p>
        {t(texts.typeKey)}{' '}
        <code className="wrap-anywhere block font-bold text-base tracking-wide">{inGroups(secret)}</code>
      </p>
      <Field label={t(texts.codeFromApp)} error={form.errors.code}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('code')}
            // The user pressed Next to get this field.
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            className="num font-bold text-xl tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(common.switchOn)}
      </Button>
    </form>
  );
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
