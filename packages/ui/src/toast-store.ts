export type ToastOptions = {
  tone?: 'ok' | 'error' | 'warning';
  /** `top-right` and `bottom-right` stay 5 s, `top-centre` 3 s. `bottom-right` covers no button of a sheet. */
  lane?: ToastLane;
  action?: { label: string; onSelect: () => void } | undefined;
  /** Of message and action, where it is not the language of the page. */
  language?: 'hi' | undefined;
};

export type ToastLane = 'top-right' | 'top-centre' | 'bottom-right';

export type ToastItem = Required<Omit<ToastOptions, 'action' | 'language'>> & {
  id: number;
  message: string;
  action: ToastOptions['action'];
  language: ToastOptions['language'];
};

const DURATION_MS: Record<ToastLane, number> = { 'top-right': 5000, 'top-centre': 3000, 'bottom-right': 5000 };

let items: readonly ToastItem[] = [];
let nextId = 1;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a message. One that is shown already gets a new timer and action instead of a second toast. */
export function toast(
  message: string,
  { tone = 'ok', lane = 'top-centre', action, language }: ToastOptions = {},
): void {
  const shown = items.find((item) => item.message === message && item.lane === lane);
  if (shown) {
    setItems(items.map((item) => (item === shown ? { ...shown, action } : item)));
    startTimer(shown.id);
    return;
  }
  const item: ToastItem = { id: nextId++, message, tone, lane, action, language };
  setItems([...items, item]);
  startTimer(item.id);
}

export function dismiss(id: number): void {
  pauseTimer(id);
  setItems(items.filter((item) => item.id !== id));
}

/** Stops the timer, while the pointer or focus is on the message. */
export function pauseTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function startTimer(id: number): void {
  pauseTimer(id);
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return;
  timers.set(
    id,
    setTimeout(() => dismiss(id), DURATION_MS[item.lane]),
  );
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ToastItem[] => items;

/** Ids of mounted toasters; only the last one shows messages, so that an open dialog takes over from the page. */
let toasters: readonly string[] = [];

export function mountToaster(id: string): () => void {
  toasters = [...toasters, id];
  notify();
  return () => {
    toasters = toasters.filter((other) => other !== id);
    notify();
  };
}

export const topToaster = (): string | undefined => toasters.at(-1);

function setItems(next: readonly ToastItem[]): void {
  items = next;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
