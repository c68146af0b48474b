import { cx } from '@subah/ui/class-names';
import { CircleAlert } from 'lucide-react';

type FormAlertProps = {
  errors: Record<string, string | undefined>;
  /** Fields that show their errors themselves. */
  fields: readonly string[];
  className?: string;
};

/** Errors that belong to no field of the form. */
export function FormAlert({ errors, fields, className }: FormAlertProps) {
  const messages = Object.entries(errors).flatMap(([name, message]) =>
    message && !fields.includes(name) ? [message] : [],
  );
  if (messages.length === 0) return null;
  return (
    <p role="alert" className={cx('flex gap-1.5 rounded-btn bg-chilli-50 p-3 font-semibold text-chilli', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      {messages.join(' ')}
    </p>
  );
}
