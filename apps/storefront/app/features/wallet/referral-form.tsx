import { t } from '@subah/messages/translate';
import { referral } from '@subah/messages/wallet';
import { REFERRAL_COINS } from '@subah/rules/referral/referral';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';

type Props = {
  /** The server rejects codes after the first one and after the first delivery. */
  canUseCode: boolean;
  onUsed: () => void;
};

export function ReferralForm({ canUseCode, onUsed }: Props) {
  const api = useApi();
  const [isUsed, setUsed] = useState(false);
  const form = useApiForm({
    initialValues: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t(referral.codeMissing) } : {}),
    onSubmit: async ({ code }) => {
      const { message } = await api('POST referral/use', { body: { code } });
      toast(message ?? t(referral.applied));
      form.reset();
      setUsed(true);
      onUsed();
    },
  });
  if (isUsed) return <CodeUsed />;
  if (!canUseCode) return null;
  return (
    <section aria-labelledby="referral" className="card grid gap-3 p-4 md:p-5">
      <div>
        <h2 id="referral" className="font-bold text-xl">
          {t(referral.title)}
        </h2>
        <p className="mt-1 text-ink-600">{t(referral.text, { coins: REFERRAL_COINS })}</p>
      </div>
      <form noValidate onSubmit={form.submit} className="flex flex-wrap items-start gap-2">
        <Field label={t(referral.code)} error={form.errors.code} className="min-w-44 flex-1">
          {(control) => (
            <TextInput
              {...control}
              {...form.fieldProps('code', (text) => text.toUpperCase())}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="line"
          busy={form.isSubmitting}
          className="mt-6.5 min-h-12 max-sm:mt-0 max-sm:w-full"
        >
          {t(referral.use)}
        </Button>
        <SubmitError form={form} fallback={t(referral.checkFailed)} className="w-full" />
      </form>
    </section>
  );
}

/** Takes the focus, because the pressed button is gone. */
function CodeUsed() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="card p-4 font-semibold text-leaf-700 outline-hidden md:p-5">
      {t(referral.appliedNote, { coins: REFERRAL_COINS })}
    </p>
  );
}
