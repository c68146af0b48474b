import { kit } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';

type StepperProps = {
  /** What is counted: "Quantity of Tomato". */
  label: string;
  /** The name in it: "Tomato", for "One more of Tomato". */
  name?: string | undefined;
  value: number;
  max?: number | undefined;
  onLess: () => void;
  onMore: () => void;
  size?: keyof typeof SIZES | undefined;
  /** Shown and announced at the maximum: "Only 3 left". */
  limitNote?: string | undefined;
};

/** At the maximum the plus button is aria-disabled, which keeps focus. */
export function Stepper({ label, name, value, max = Infinity, onLess, onMore, size = 'md', limitNote }: StepperProps) {
  const isAtLimit = value >= max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of fixed height in every browser
    <div role="group" aria-label={label} className={cx(STEPPER, SIZES[size])}>
      <button
        type="button"
        aria-label={name ? t(kit.oneLessOf, { name }) : t(kit.oneLess)}
        onClick={onLess}
        className={PRESS}
      >
        <Minus aria-hidden className={ICON[size]} />
      </button>
      <b aria-live="polite" className={cx('num text-center font-extrabold', size === 'sm' ? 'text-sm' : 'text-base')}>
        {value}
        {isAtLimit && limitNote && <span className="sr-only">, {limitNote}</span>}
      </b>
      <button
        type="button"
        data-more
        aria-label={name ? t(kit.oneMoreOf, { name }) : t(kit.oneMore)}
        aria-disabled={isAtLimit || undefined}
        onClick={isAtLimit ? undefined : onMore}
        className={cx(PRESS, 'peer aria-disabled:cursor-not-allowed')}
      >
        <Plus aria-hidden className={cx(ICON[size], isAtLimit && 'opacity-45')} />
      </button>
      {isAtLimit && limitNote && (
        <span aria-hidden="true" className={NOTE}>
          {limitNote}
        </span>
      )}
    </div>
  );
}

type AddStepperProps = StepperProps & {
  /** Visible text and accessible name of the add button. */
  addText: ReactNode;
  addLabel: string;
  /** Renders the add button as a link, which works without script. */
  href?: string | undefined;
  /** Of the box around both; by default as wide as its place. */
  className?: string | undefined;
};

/** An add button that is replaced by the stepper from 1 on. Focus moves with the change. */
export function AddStepper({ addText, addLabel, href, className, ...stepper }: AddStepperProps) {
  const { value, size = 'md', onLess, onMore } = stepper;
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isEmpty = value <= 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after one control replaced the other
  useEffect(() => {
    if (wasPressed.current) box.current?.querySelector<HTMLElement>('[data-more]')?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [isEmpty]);

  const add = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    wasPressed.current = true;
    onMore();
  };
  const less = () => {
    wasPressed.current = value === 1;
    onLess();
  };

  const button = { 'data-more': true, 'aria-label': addLabel, onClick: add, className: ADD[size] };
  return (
    <div ref={box} className={className ?? cx('flex justify-end', size === 'sm' ? 'w-28 lg:w-25' : 'w-full')}>
      {!isEmpty && <Stepper {...stepper} onLess={less} />}
      {isEmpty && href !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a button does nothing without script
        <a {...button} href={href} role="button" data-early onKeyDown={clickOnSpace}>
          {addText}
        </a>
      )}
      {isEmpty && href === undefined && (
        <button {...button} type="button">
          {addText}
        </button>
      )}
    </div>
  );
}

/** Links do not react to the space key as buttons do. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

const STEPPER = 'relative grid items-center bg-leaf-600 text-white shadow-step';
const SIZES = {
  sm: 'h-9 w-28 grid-cols-[44px_1fr_44px] rounded-add lg:w-25 lg:grid-cols-[36px_1fr_36px]',
  md: 'h-10 w-full grid-cols-[minmax(0,44px)_1fr_minmax(0,44px)] rounded-add lg:h-9',
  lg: 'h-13 w-full grid-cols-[56px_1fr_56px] rounded-btn',
};
const ICON = { sm: 'size-4', md: 'size-5', lg: 'size-5' };
const PRESS = cx(
  'relative grid h-full place-items-center rounded-[inherit] transition-colors hover:bg-leaf-700',
  'after:absolute after:-inset-y-1 after:inset-x-0 focus-visible:-outline-offset-4 focus-visible:outline-white',
);
const NOTE = cx(
  'pointer-events-none invisible absolute right-0 bottom-full mb-1.5 rounded-sm bg-ink px-2 py-1 font-semibold text-xs',
  'text-white opacity-0 transition-opacity peer-hover:visible peer-hover:opacity-100 peer-focus:visible peer-focus:opacity-100',
);
/** As high as the stepper. */
const ADD = { sm: 'add-btn add-btn-sm', md: 'add-btn', lg: 'add-btn add-btn-lg' };
