import { accountFields } from '@subah/messages/account-fields';
import { t } from '@subah/messages/translate';
import { Field, TextInput } from '@subah/ui/field';
import type { ComponentProps } from 'react';

type Props = {
  /** `form.fieldProps('email')` */
  control: ComponentProps<'input'>;
  error: string | undefined;
  hint?: string;
  /** Gets the focus when the dialog opens. */
  isFirst?: boolean;
};

export function EmailField({ control, error, hint, isFirst }: Props) {
  return (
    <Field label={t(accountFields.email)} error={error} hint={hint}>
      {(field) => (
        <TextInput
          {...field}
          {...control}
          data-autofocus={isFirst}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
      )}
    </Field>
  );
}
