import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './class-names.ts';

type Tab = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
  className?: string | undefined;
};

/** WAI-ARIA tabs with automatic activation: one tab stop; arrow keys, Home and End select. */
export function Tabs({ label, tabs, current, onChange, className }: TabsProps) {
  const prefix = useId();
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === current),
  );
  const shown = tabs[index];
  const list = useRef<HTMLDivElement>(null);
  // On a phone the selected tab may stand beyond the edge. Not by scrollIntoView, which also moves the page.
  useEffect(() => {
    const tab = list.current?.children[index];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    const { offsetLeft, clientWidth } = list.current;
    list.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [index]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const next = tabs[step(index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${prefix}-tab-${next.id}`)?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="no-scrollbar -m-1 flex gap-1 overflow-x-auto p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${prefix}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={cx(
              'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 whitespace-nowrap rounded-[9px] px-2.5 font-semibold transition-colors',
              'lg:min-h-9',
              tab === shown ? 'bg-ink text-white' : 'text-ink-600 hover:bg-sunk',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${prefix}-panel`}
          aria-labelledby={`${prefix}-tab-${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable too
          tabIndex={0}
          className="mt-3 rounded-sm"
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
