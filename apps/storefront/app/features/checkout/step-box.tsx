import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { Check, ChevronDown, LockKeyhole } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  /** Used by `scrollToStep`. */
  name: string;
  number: number;
  title: string;
  /** Shown while the step is closed. */
  summary?: ReactNode;
  isDone: boolean;
  /** Until the steps before it are done. */
  isLocked?: boolean | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

export function StepBox(props: Props) {
  const { name, number, title, summary, isDone, isLocked = false, isOpen, onToggle, children } = props;
  const id = useId();
  const isShown = isOpen && !isLocked;
  return (
    <section aria-labelledby={`${id}-title`} data-step={name} className="card">
      <h3>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={`${id}-body`}
          aria-disabled={isLocked || undefined}
          onClick={isLocked ? undefined : onToggle}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-3 text-left aria-disabled:cursor-not-allowed"
        >
          <Mark number={number} isDone={isDone && !isShown} isLocked={isLocked} />
          <span className="min-w-0 flex-1">
            <span id={`${id}-title`} className={cx('block font-bold text-base', isLocked && 'text-ink-600')}>
              {title}
            </span>
            {!isShown && summary && <span className="block truncate text-ink-600">{summary}</span>}
          </span>
          {isLocked ? (
            <LockKeyhole aria-hidden="true" className="size-4 flex-none text-ink-600" />
          ) : (
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 flex-none transition-transform', isShown && 'rotate-180')}
            />
          )}
        </button>
      </h3>
      <div id={`${id}-body`} hidden={!isShown} className="px-4 pb-4">
        {children}
      </div>
    </section>
  );
}

function Mark({ number, isDone, isLocked }: { number: number; isDone: boolean; isLocked: boolean }) {
  return (
    <span
      className={cx(
        'num grid size-7 flex-none place-items-center rounded-full font-extrabold',
        isDone && 'bg-leaf-100 text-leaf-700',
        isLocked && 'bg-sunk text-ink-600',
        !isDone && !isLocked && 'bg-leaf-600 text-white',
      )}
    >
      {isDone ? (
        <>
          <Check aria-hidden="true" className="size-4" />
          <span className="sr-only">{t(checkout.done)}</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}

export function scrollToStep(name: string): void {
  requestAnimationFrame(() => {
    const box = document.querySelector(`[data-step="${name}"]`);
    const invalid = box?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A step can be higher than the screen.
    (invalid ?? box)?.scrollIntoView({ block: 'center' });
    const first = invalid ?? box?.querySelector<HTMLElement>('input, select, textarea, button');
    first?.focus({ preventScroll: true });
  });
}
