import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { errorsAfterChange, type FormErrors, hasErrors } from './form-errors.ts';

export type FormOptions<Values> = {
  initialValues: Values;
  validate: (values: Values) => FormErrors<Values>;
  /** A rejection keeps the values and shows the field errors found by `fieldErrorsOf`. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Field errors inside a rejection of `onSubmit`; the kit does not know the API's error shape. */
  fieldErrorsOf: (error: unknown, values: Values) => FormErrors<Values>;
  onError?: ((error: unknown) => void) | undefined;
};

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

type TextField<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * State of a form: `<form noValidate onSubmit={form.submit}>` with `{...form.fieldProps('name')}` on text controls and
 * `error={form.errors.name}` on their fields. Errors appear on blur and on submit, and a failed submit focuses the first
 * invalid control, or else scrolls to the first message.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initialValues, validate, onSubmit, fieldErrorsOf, onError } = options;
  const [saved, setSaved] = useState(initialValues);
  const [{ values, errors }, setState] = useState<FormState<Values>>({ values: initialValues, errors: {} });
  const [submitError, setSubmitError] = useState<unknown>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [rejections, setRejections] = useState(0);
  const isLocked = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  // Runs after the render that shows the errors, so that a screen reader announces the message with the control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once per rejected submit, not with every error
  useEffect(() => {
    if (rejections > 0) focusFirstInvalid(element.current, errors);
  }, [rejections]);

  const setValues = (changes: Partial<Values>): void =>
    setState((state) => {
      const after = { ...state.values, ...changes };
      const changed = Object.keys(changes) as (keyof Values)[];
      return {
        values: after,
        errors: errorsAfterChange(state.errors, validate, { before: state.values, after, changed }),
      };
    });
  const setValue = <Name extends keyof Values>(name: Name, value: Values[Name]): void =>
    setValues({ [name]: value } as unknown as Partial<Values>);

  /** Keeps an error of the server, which `validate` does not find. */
  const validateField = (name: keyof Values): void =>
    setState((state) => ({
      ...state,
      errors: { ...state.errors, [name]: validate(state.values)[name] ?? state.errors[name] },
    }));

  /** What was left empty is reported on submit, not while its form is filled in or left. */
  const blurProps = (name: keyof Values) => ({
    onBlur: (event: FocusEvent<Control>) => {
      if (values[name] !== '' && !movesToButton(event)) validateField(name);
    },
  });

  /** Props of a text input, select or textarea. `normalize` changes what was typed or pasted. */
  const fieldProps = (name: TextField<Values>, normalize: (text: string) => string = (text) => text) => ({
    name,
    value: values[name] as string,
    onChange: (event: ChangeEvent<Control>) => setValue(name, normalize(event.target.value) as Values[typeof name]),
    ...blurProps(name),
  });

  const reject = (found: FormErrors<Values>): void => {
    setState((state) => ({ ...state, errors: found }));
    setRejections((count) => count + 1);
  };

  const send = async (): Promise<void> => {
    isLocked.current = true;
    setSubmitting(true);
    setSubmitError(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      setSubmitError(error);
      reject(fieldErrorsOf(error, values));
      onError?.(error);
    } finally {
      isLocked.current = false;
      setSubmitting(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLocked.current) return;
    element.current = event.currentTarget;
    const found = validate(values);
    if (hasErrors(found)) reject(found);
    else void send();
  };

  /** Starts again from these values, by default from the initial ones. */
  const reset = (to: Values = saved): void => {
    setSaved(to);
    setState({ values: to, errors: {} });
    setSubmitError(undefined);
  };

  const isDirty = (Object.keys(values) as (keyof Values)[]).some((name) => values[name] !== saved[name]);
  return {
    values,
    errors,
    /** What `onSubmit` rejected with. */
    submitError,
    isSubmitting,
    isDirty,
    setValue,
    setValues,
    fieldProps,
    blurProps,
    submit,
    reset,
  };
}

type FormState<Values> = { values: Values; errors: FormErrors<Values> };

function focusFirstInvalid(form: HTMLFormElement | null, errors: Record<string, string | undefined>): void {
  const isInvalid = (control: Element) =>
    control.getAttribute('aria-invalid') === 'true' || Boolean(errors[control.getAttribute('name') ?? '']);
  const first = Array.from(form?.elements ?? []).find(isInvalid);
  if (first instanceof HTMLElement) first.focus();
  // A message about several controls belongs to none of them: show it.
  else form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
}

/** An error message that appears between press and release would move the button away from the pointer. */
const movesToButton = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest('button, a') !== null;
