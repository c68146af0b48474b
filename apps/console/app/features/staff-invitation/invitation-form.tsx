import { ApiError, type ResponseBody } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { staff as texts } from '@subah/messages/console/staff';
import { MIN_PASSWORD_LENGTH } from '@subah/rules/accounts/password';
import { type Role, roleLabels } from '@subah/rules/accounts/roles';
import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { fillText } from '@subah/ui/fill-text';
import { useForm } from '@subah/ui/forms/use-form';
import { PasswordInput } from '@subah/ui/password-input';
import { api, tokens } from '../../lib/api/session.ts';
import { FormAlert } from '../../lib/form/form-alert.tsx';

type Invitation = ResponseBody<'POST staff-invitation'>['data'];
type InvitationFormProps = { token: string; invitation: Invitation; onSignedIn: (role: Role) => void };

/** Sets the password and signs in with it. */
export function InvitationForm({ token, invitation, onSignedIn }: InvitationFormProps) {
  const form = useForm({
    initialValues: { password: '' },
    validate: ({ password }) => ({
      password:
        password.length < MIN_PASSWORD_LENGTH ? t(texts.passwordTooShort, { length: MIN_PASSWORD_LENGTH }) : undefined,
    }),
    fieldErrorsOf: (error) =>
      error instanceof ApiError && error.fields.password
        ? { password: error.fields.password }
        : { form: error instanceof Error ? error.message : t(common.wentWrong) },
    onSubmit: async ({ password }) => {
      await api('POST staff-invitation/accept', { body: { token, password } });
      const { data } = await api('POST login', { body: { mobile: invitation.mobile, password } });
      tokens.save(data, data.user);
      onSignedIn(data.user.role);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <FormAlert errors={form.errors} fields={['password']} />
      <p>
        {fillText(t(texts.welcome), {
          name: <b>{invitation.name}</b>,
          role: <b>{roleLabels[invitation.role]}</b>,
          mobile: <b className="num">{invitation.mobile}</b>,
        })}
      </p>
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={invitation.mobile} readOnly hidden />
      <Field label={t(common.newPassword)} error={form.errors.password}>
        {(control) => <PasswordInput {...control} {...form.fieldProps('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(texts.setPassword)}
      </Button>
    </form>
  );
}
