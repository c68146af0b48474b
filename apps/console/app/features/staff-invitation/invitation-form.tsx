import { ApiError, type ResponseBody } from '@subah/contract/client/api-client';
import { MIN_PASSWORD_LENGTH } from '@subah/rules/accounts/password';
import { type Role, roleLabels } from '@subah/rules/accounts/roles';
import { Button } from '@subah/ui/button';
import { Field, PasswordInput } from '@subah/ui/field';
import { useForm } from '@subah/ui/forms/use-form';
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
        password.length < MIN_PASSWORD_LENGTH
          ? `Password must be at least ${MIN_PASSWORD_LENGTH} characters.`
          : undefined,
    }),
    fieldErrorsOf: (error) =>
      error instanceof ApiError && error.fields.password
        ? { password: error.fields.password }
        : { form: error instanceof Error ? error.message : 'something went wrong' },
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
        Hello <b>{invitation.name}</b>, you join as <b>{roleLabels[invitation.role]}</b>. From now on you sign in with
        your mobile number <b className="num">{invitation.mobile}</b> and this password.
      </p>
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={invitation.mobile} readOnly hidden />
      <Field label="New password" error={form.errors.password}>
        {(control) => <PasswordInput {...control} {...form.fieldProps('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        Set password and sign in
      </Button>
    </form>
  );
}
