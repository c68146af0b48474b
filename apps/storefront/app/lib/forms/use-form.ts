import { ApiError } from '@subah/contract/client/api-client';
import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { errorsAfterChange, type FormErrors, hasErrors } from './form-errors.ts';

type Options<Typed> = {
  start: Typed;
  /** What is wrong, in the words that stand beside the fields. */
  check: (typed: Typed) => FormErrors<Typed>;
  /** What it throws is a failure: everything stays typed, and the server's words go beside their fields. */
  send: (typed: Typed) => Promise<void>;
  onFailed?: (error: unknown) => void;
};

type TextField<Typed> = { [field in keyof Typed]: Typed[field] extends string ? field : never }[keyof Typed] & string;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The one way a form works. Errors show when a field is left and on sending, a message goes as soon as it no longer
 * holds, focus goes to the first wrong field, and nothing is sent twice. The form needs
 * `noValidate onSubmit={form.submit}`, its fields `{...form.control('name')}` and `error={form.errors.name}`.
 */
export function useForm<Typed extends object>({ start, check, send, onFailed }: Options<Typed>) {
  const [saved, setSaved] = useState(start);
  const [typed, setTyped] = useState(start);
  const [errors, setErrors] = useState<FormErrors<Typed>>({});
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const change = <Field extends keyof Typed>(field: Field, value: Typed[Field]): void => {
    const after = { ...typed, [field]: value };
    setTyped(after);
    setErrors(errorsAfterChange(errors, check, { before: typed, after, changed: field }));
  };

  /** For text, choices and long text. `keep` says what is kept of what was typed or pasted. */
  const control = (field: TextField<Typed>, keep: (text: string) => string = (text) => text) => ({
    name: field,
    value: typed[field] as string,
    onChange: (event: ChangeEvent<Control>) => change(field, keep(event.target.value) as Typed[typeof field]),
    onBlur: (event: FocusEvent<Control>) => {
      if (typed[field] === '' || goesToButton(event)) return;
      setErrors({ ...errors, [field]: check(typed)[field] });
    },
  });

  const show = (found: FormErrors<Typed>, form: HTMLFormElement): void => {
    setErrors(found);
    const isWrong = (control: Element) => Boolean(found[control.getAttribute('name') as keyof Typed]);
    const first = Array.from(form.elements).find(isWrong);
    if (first instanceof HTMLElement) first.focus();
  };

  const sendTo = async (form: HTMLFormElement): Promise<void> => {
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(typed);
    } catch (error) {
      setFailure(error);
      show(error instanceof ApiError ? (error.fields as FormErrors<Typed>) : {}, form);
      onFailed?.(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending.current) return;
    const found = check(typed);
    if (hasErrors(found)) show(found, event.currentTarget);
    else void sendTo(event.currentTarget);
  };

  /** Starts anew from these values; by default from those it began with. */
  const reset = (to: Typed = saved): void => {
    setSaved(to);
    setTyped(to);
    setErrors({});
    setFailure(undefined);
  };

  const isChanged = (Object.keys(saved) as (keyof Typed)[]).some((field) => typed[field] !== saved[field]);
  return { typed, errors, failure, isBusy, isChanged, change, control, submit, reset };
}

/** A message that appears between press and release would move the button away from under the finger. */
const goesToButton = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest('button, a') !== null;
