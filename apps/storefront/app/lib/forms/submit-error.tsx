import { ApiError } from '@subah/contract/client/api-client';
import { ActionError } from './action-error.tsx';

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
  return isFieldError ? null : <ActionError error={submitError} fallback={fallback} className={className} />;
}
