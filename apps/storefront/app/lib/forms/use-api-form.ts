import { ApiError } from '@subah/contract/client/api-client';
import type { FormErrors } from '@subah/ui/forms/form-errors';
import { type FormOptions, useForm } from '@subah/ui/forms/use-form';

/** A form whose `onSubmit` calls the API: field errors of the response appear at their fields. */
export const useApiForm = <Values extends object>(options: Omit<FormOptions<Values>, 'fieldErrorsOf'>) =>
  useForm({ ...options, fieldErrorsOf });

const fieldErrorsOf = <Values>(error: unknown): FormErrors<Values> =>
  error instanceof ApiError ? (error.fields as FormErrors<Values>) : {};
