import { kit } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { cx } from './class-names.ts';
import {
  currentToasts,
  dismiss,
  mountToaster,
  pauseTimer,
  startTimer,
  subscribe,
  type ToastItem,
  type ToastLane,
  topToaster,
} from './toast-store.ts';

export { type ToastOptions, toast } from './toast-store.ts';

/** Renders the toasts. Mounted once per app; an open dialog of the kit mounts its own, because it hides the page. */
export function Toaster() {
  const id = useId();
  const items = useSyncExternalStore(subscribe, currentToasts, noToasts);
  const top = useSyncExternalStore(subscribe, topToaster, () => undefined);
  useEffect(() => mountToaster(id), [id]);

  const shown = top === id ? items : noToasts();
  return (
    <>
      {/* On phones the lanes at the top share one column. In a dialog it is at the bottom, away from the title. */}
      <div className="pointer-events-none fixed inset-x-3 top-3 z-50 grid gap-2 in-[.overlay-dialog]:top-auto in-[.overlay-dialog]:bottom-3 md:contents">
        <Lane lane="top-right" items={shown} />
        <Lane lane="top-centre" items={shown} />
      </div>
      <Lane lane="bottom-right" items={shown} />
    </>
  );
}

function Lane({ lane, items }: { lane: ToastLane; items: readonly ToastItem[] }) {
  const shown = items.filter((item) => item.lane === lane);
  return (
    <div data-toasts className={cx('pointer-events-none grid justify-items-center gap-2', LANES[lane])}>
      {/* A polite region must exist before its text; an alert is announced when it is inserted. */}
      <div aria-live="polite" className="contents">
        {shown
          .filter(({ tone }) => tone !== 'error')
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
      {shown
        .filter(({ tone }) => tone === 'error')
        .map((item) => (
          <Toast key={item.id} item={item} />
        ))}
    </div>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const Icon = ICONS[item.tone];
  const { action, language } = item;
  const select = () => {
    dismiss(item.id);
    action?.onSelect();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timer
    <div
      role={item.tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => pauseTimer(item.id)}
      onPointerLeave={() => startTimer(item.id)}
      onFocus={() => pauseTimer(item.id)}
      onBlur={() => startTimer(item.id)}
      className="pointer-events-auto flex max-w-[min(100%,28rem)] animate-toast-in items-center gap-2.5 rounded-btn bg-ink py-1 pr-1 pl-4 font-semibold text-white shadow-soft"
    >
      <Icon aria-hidden className="size-5 flex-none text-mango-400" />
      <span lang={language} className="wrap-anywhere min-w-0 py-2">
        {item.message}
      </span>
      {action && (
        <button
          type="button"
          lang={language}
          onClick={select}
          className={cx(PRESS, 'px-2 font-bold text-mango-400 hover:underline')}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t(kit.dismiss)}
        onClick={() => dismiss(item.id)}
        className={cx(PRESS, 'w-11 text-white/70 hover:text-white')}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

const LANES: Record<ToastLane, string> = {
  'top-right': 'md:fixed md:top-3 md:right-4 md:z-50 md:justify-items-end',
  'top-centre': 'md:fixed md:inset-x-3 md:top-3 md:z-50',
  'bottom-right': 'fixed inset-x-3 bottom-3 z-50 md:left-auto md:right-4 md:justify-items-end',
};

const NO_TOASTS: readonly ToastItem[] = [];
const noToasts = () => NO_TOASTS;

const ICONS = { ok: CircleCheck, error: CircleAlert, warning: TriangleAlert };
const PRESS =
  'grid min-h-11 flex-none place-items-center rounded-sm focus-visible:-outline-offset-2 focus-visible:outline-white';
