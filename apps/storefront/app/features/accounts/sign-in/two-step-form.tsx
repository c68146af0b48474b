import { ApiError } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/common';
import { navigation } from '@subah/messages/navigation';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { signInWithCode } from './sign-in.ts';

type Props = { challenge: string; onSignedIn: (message: string) => void; onBack: () => void };

export function TwoStepForm({ challenge, onSignedIn, onBack }: Props) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: code.trim().length < 6 ? t(signInDialog.invalidTwoStepCode) : undefined }),
    onSubmit: async ({ code }) => onSignedIn(await signInWithCode(api, { challenge, code })),
    onError: (error): void => {
      if (!(error instanceof ApiError) || error.code !== 'TWO_STEP_EXPIRED') return;
      toast(error.message, { tone: 'error', lane: 'top-right' });
      onBack();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <Field label={t(signInDialog.twoStepCode)} hint={t(signInDialog.twoStepHint)} error={form.errors.code}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('code')}
            data-autofocus
            autoComplete="one-time-code"
            maxLength={20}
            required
            className="num font-bold text-xl tracking-widest"
          />
        )}
      </Field>
      <SubmitError form={form} fallback={t(signInDialog.signInFailed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(navigation.signIn)}
      </Button>
      <Button variant="quiet" block onClick={onBack}>
        {t(common.back)}
      </Button>
    </form>
  );
}
