export type ToastOptions = {
  tone?: 'ok' | 'error' | 'warning';
  /** Top right stays 5 s and waits while the pointer is on it; top centre stays 3 s. */
  lane?: ToastLane;
  action?: { label: string; onSelect: () => void };
};

export type ToastLane = 'top-right' | 'top-centre';

export type ToastItem = Required<Omit<ToastOptions, 'action'>> & {
  id: number;
  message: string;
  action: ToastOptions['action'];
};

const STAY_MS: Record<ToastLane, number> = { 'top-right': 5000, 'top-centre': 3000 };

let items: readonly ToastItem[] = [];
let nextId = 1;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a message, from anywhere. One that is already on the screen stays longer instead of standing there twice. */
export function toast(message: string, { tone = 'ok', lane = 'top-centre', action }: ToastOptions = {}): void {
  const shown = items.find((item) => item.message === message && item.lane === lane);
  if (shown) {
    stay(shown.id);
    return;
  }
  const item: ToastItem = { id: nextId++, message, tone, lane, action };
  change([...items, item]);
  stay(item.id);
}

export function dismiss(id: number): void {
  hold(id);
  change(items.filter((item) => item.id !== id));
}

/** Stops the clock of a message, for as long as somebody is on it. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function stay(id: number): void {
  hold(id);
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return;
  timers.set(
    id,
    setTimeout(() => dismiss(id), STAY_MS[item.lane]),
  );
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ToastItem[] => items;

/** Only the toaster that was mounted last shows the messages: an open dialog brings its own, because it hides the page's. */
let toasters: readonly string[] = [];

export function mountToaster(id: string): () => void {
  toasters = [...toasters, id];
  announce();
  return () => {
    toasters = toasters.filter((other) => other !== id);
    announce();
  };
}

export const topToaster = (): string | undefined => toasters.at(-1);

function change(next: readonly ToastItem[]): void {
  items = next;
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}
