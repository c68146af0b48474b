import { ApiError } from '@subah/contract/client/api-client';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../show-failure.ts';
import {
  type FieldValue,
  type FormErrors,
  type FormSchema,
  type FormValues,
  fieldOf,
  schemaErrors,
} from './form-values.ts';

type FormOptions = {
  start: FormValues;
  schema: FormSchema;
  /** Faults that a schema does not see: a missing picture. */
  check?: ((values: FormValues) => FormErrors) | undefined;
  send: (values: FormValues) => Promise<unknown>;
  failed: string;
};

export type Form = ReturnType<typeof useForm>;

/** The one way of the console to fill in a form: checked on leaving a field and on sending; what was typed is kept. */
export function useForm({ start, schema, check, send, failed }: FormOptions) {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const faults = (given: FormValues): FormErrors => ({ ...schemaErrors(schema, given), ...check?.(given) });

  const set = (name: string, value: FieldValue) => {
    const next = { ...values, [name]: value };
    setValues(next);
    const fault = faults(next)[name];
    // A field turns right while it is mended and wrong only when it is left.
    if (errors[name] && !fault) setErrors(without(errors, name));
    return next;
  };
  const setSeveral = (changed: FormValues) => setValues((before) => ({ ...before, ...changed }));

  const leave = (name: string) => {
    const fault = faults(values)[name];
    setErrors(fault ? { ...errors, [name]: fault } : without(errors, name));
  };

  const show = (found: FormErrors) => {
    setErrors(found);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = faults(values);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      show(
        fields.length > 0
          ? Object.fromEntries(fields.map(([path, sentence]) => [fieldOf(path.split('.'), values), sentence]))
          : { form: failureText(error, failed) },
      );
    } finally {
      setBusy(false);
    }
  };

  const isChanged = Object.keys(values).some((name) => values[name] !== start[name]);
  return { element, values, errors, isBusy, isChanged, set, setSeveral, leave, submit };
}

function without(errors: FormErrors, name: string): FormErrors {
  const { [name]: _, ...rest } = errors;
  return rest;
}
