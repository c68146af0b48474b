import { ApiError } from '@subah/contract/client/api-client';
import type { FormErrors } from '@subah/ui/forms/form-errors';
import { useForm } from '@subah/ui/forms/use-form';
import { errorMessage } from '../api/error-message.ts';
import { type FormSchema, type FormValues, fieldOfPath, schemaErrors } from './form-values.ts';

type SchemaFormOptions<Values> = {
  initialValues: Values;
  schema: FormSchema;
  /** Checks beyond the schema: a missing picture. */
  validate?: ((values: Values) => FormErrors<Values>) | undefined;
  onSubmit: (values: Values) => Promise<unknown>;
  errorText: string;
};

/** A form that is validated by a schema of the contract. Errors without a field are kept under the name `form`. */
export function useSchemaForm<Values extends FormValues>(options: SchemaFormOptions<Values>) {
  const { initialValues, schema, validate, onSubmit, errorText } = options;
  return useForm<Values>({
    initialValues,
    validate: (values) => ({ ...(schemaErrors(schema, values) as FormErrors<Values>), ...validate?.(values) }),
    onSubmit,
    fieldErrorsOf: (error, values) => fieldErrors(error, values, errorText) as FormErrors<Values>,
  });
}

function fieldErrors(error: unknown, values: FormValues, errorText: string): Record<string, string> {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return { form: errorMessage(error, errorText) };
  return Object.fromEntries(fields.map(([path, message]) => [fieldOfPath(path.split('.'), values), message]));
}
