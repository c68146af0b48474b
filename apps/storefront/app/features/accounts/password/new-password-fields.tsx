import { accountFields } from '@subah/messages/account-fields';
import { t } from '@subah/messages/translate';
import { Field } from '@subah/ui/field';
import { PasswordInput } from '@subah/ui/password-input';
import type { ComponentProps } from 'react';
import { NewPasswordInput } from './new-password-input.tsx';

type Part = {
  /** `form.fieldProps(…)` of this field. */
  control: Omit<ComponentProps<'input'>, 'type' | 'value'> & { value: string };
  error: string | undefined;
};

type Props = { label?: string; password: Part; confirm: Part };

export function NewPasswordFields({ label = t(accountFields.newPassword), password, confirm }: Props) {
  return (
    <>
      <Field label={label} error={password.error}>
        {(field) => <NewPasswordInput {...field} {...password.control} />}
      </Field>
      <Field label={t(accountFields.confirmPassword)} error={confirm.error}>
        {(field) => <PasswordInput {...field} {...confirm.control} autoComplete="new-password" required />}
      </Field>
    </>
  );
}
