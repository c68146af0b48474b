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
  /** Name of the button; must begin with the words that are seen on it. */
  label: string;
  trigger: ReactNode;
  /** Links and buttons that carry `menuItemClass`. */
  items: readonly ReactNode[];
  align?: 'left' | 'right' | undefined;
  triggerClassName?: string | undefined;
};

/** Grace for a pointer that crosses the gap between button and list. */
const LEAVE_MS = 160;

/**
 * A button that discloses a list. Under a mouse it opens by itself and a click pins it; taps and keys toggle it.
 * Deliberately not role="menu": its entries are ordinary links, and Tab goes through them.
 */
export function Menu({ label, trigger, items, align = 'right', triggerClassName }: MenuProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const isOpen = state !== 'closed';

  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const press = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    setState((last) => (last === 'closed' ? 'hovered' : last));
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => setState((last) => (last === 'hovered' ? 'closed' : last)), LEAVE_MS);
  };
  const blur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setState('closed');
  };
  const pick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('li')) setState('closed');
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
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
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what happens to the button and the list inside
    <div
      ref={root}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
      onClick={pick}
      onKeyDown={key}
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
      {/* The padding bridges the gap, so that the pointer never leaves on its way down. */}
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
