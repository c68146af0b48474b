import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

export type ControlProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** Replaces the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control and message: `<Field label="Name">{(p) => <TextInput {...p} name="name" />}</Field>`. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': hasNote ? noteId : undefined })}
      {error && (
        <p id={noteId} className="flex gap-1.5 font-semibold text-chilli">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {error}
        </p>
      )}
      {!error && hint && (
        <p id={noteId} className="text-ink-600">
          {hint}
        </p>
      )}
    </div>
  );
}

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx('control', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx('control field-sizing-content min-h-22 resize-y py-3', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={cx('control appearance-none pr-11', className)} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-600"
      />
    </div>
  );
}
