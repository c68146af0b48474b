import { ApiError } from '@subah/contract/client/api-client';
import { toast } from '@subah/ui/toast';
import { errorMessage } from '../../../lib/api/error-message.ts';

/** Shows nothing if the error belongs to a field of the form. */
export function toastError(error: unknown, fallback: string, values: object): void {
  const isFieldError = error instanceof ApiError && Object.keys(error.fields).some((field) => field in values);
  if (!isFieldError) toast(errorMessage(error, fallback), { tone: 'error', lane: 'top-right' });
}
