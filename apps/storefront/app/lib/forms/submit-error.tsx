import { ApiError } from '@subah/contract/client/api-client';
import { apiClient } from '@subah/messages/api/client';
import { t } from '@subah/messages/translate';
import { FormError } from '@subah/ui/form-error';

type Props = {
  form: { submitError: unknown; values: object };
  /** When the server did not answer. */
  fallback: string;
  className?: string;
};

/** The error of a form's last submit; nothing if it stands beside a field. */
export function SubmitError({ form: { submitError, values }, fallback, className }: Props) {
  const isFieldError =
    submitError instanceof ApiError && Object.keys(submitError.fields).some((name) => name in values);
  if (submitError === undefined || isFieldError) return null;
  if (submitError instanceof ApiError) return <FormError className={className}>{submitError.message}</FormError>;
  return (
    <FormError className={className}>
      <p>{fallback}</p>
      <p className="font-normal text-ink">{t(apiClient.noResponse)}</p>
    </FormError>
  );
}
