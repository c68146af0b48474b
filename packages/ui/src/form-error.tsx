import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';

type Props = { children: ReactNode; className?: string | undefined };

/** Why a form could not be saved, above its button. Takes the focus, and stays until the next attempt. */
export function FormError({ children, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={cx(
        'wrap-anywhere flex scroll-my-24 gap-2.5 rounded-btn bg-chilli-50 px-4 py-3 font-semibold text-chilli',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
