import {
  Children,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './class-names.ts';

type MenuProps = {
  /** Accessible name of the button; must begin with its visible text. */
  label: string;
  trigger: ReactNode;
  /** Links and buttons with `menuItemClass`. */
  items: readonly ReactNode[];
  align?: 'left' | 'right' | undefined;
  triggerClassName?: string | undefined;
};

/** Delay before it closes, for a pointer on its way to the list. */
const LEAVE_MS = 160;

/**
 * A button that discloses a list. Hover opens it and a click pins it; tap and keyboard toggle it. Not role="menu": the
 * items are ordinary links that Tab moves through.
 */
export function Menu({ label, trigger, items, align = 'right', triggerClassName }: MenuProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const isOpen = state !== 'closed';

  useEffect(() => () => clearTimeout(leaveTimer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaveTimer.current);
    setState((last) => (last === 'closed' ? 'hovered' : last));
  };
  const handleLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    leaveTimer.current = setTimeout(() => setState((last) => (last === 'hovered' ? 'closed' : last)), LEAVE_MS);
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setState('closed');
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('li')) setState('closed');
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const button = root.current?.querySelector('button');
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setState('closed');
      button?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !isOpen) return;
    event.preventDefault();
    const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'));
    const index = stops.findIndex((stop) => stop.matches(':focus'));
    stops[Math.min(stops.length - 1, Math.max(0, index + step))]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the button and the list inside
    <div
      ref={root}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onBlur={handleBlur}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      className="relative"
    >
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
        className={cx(
          'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-btn px-2.5 font-semibold transition-colors hover:bg-leaf-50',
          triggerClassName,
        )}
      >
        {trigger}
      </button>
      {/* Padding instead of margin, so that the pointer stays inside on its way to the list. */}
      <div
        id={listId}
        hidden={!isOpen}
        className={cx('absolute top-full z-30 pt-1.5', align === 'right' ? 'right-0' : 'left-0')}
      >
        <ul className="card max-h-[70dvh] min-w-52 overflow-y-auto p-1.5 shadow-soft">
          {Children.map(items, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const menuItemClass = cx(
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-left font-semibold transition-colors hover:bg-leaf-50',
  'focus-visible:-outline-offset-2 lg:min-h-10',
);
