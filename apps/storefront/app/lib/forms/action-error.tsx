import { ApiError } from '@subah/contract/client/api-client';
import { apiClient } from '@subah/messages/api/client';
import { t } from '@subah/messages/translate';
import { FormError } from '@subah/ui/form-error';

type Props = {
  /** What the action rejected with, or a sentence; undefined shows nothing. */
  error: unknown;
  /** When the server did not answer. */
  fallback: string;
  className?: string | undefined;
};

/** Why an action failed, at the place where it was started. */
export function ActionError({ error, fallback, className }: Props) {
  if (error === undefined) return null;
  if (typeof error === 'string') return <FormError className={className}>{error}</FormError>;
  if (error instanceof ApiError) return <FormError className={className}>{error.message}</FormError>;
  return (
    <FormError className={className}>
      <p>{fallback}</p>
      <p className="font-normal text-ink">{t(apiClient.noResponse)}</p>
    </FormError>
  );
}
