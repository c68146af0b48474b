/** A value in local storage with change notifications across tabs. */
export type StoredText = {
  get: () => string | null;
  /** Null removes it. */
  set: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
};

export type Tab = Pick<Window, 'localStorage' | 'addEventListener'>;

/** Stores nothing on the server, where there is no window. */
export function storedText(key: string, tab: Tab | undefined = globalThis.window): StoredText {
  const listeners = new Set<() => void>();
  // Fallback while the page is open, when storage is blocked or full.
  let unsaved: string | null = null;

  const get = (): string | null => {
    try {
      return unsaved ?? tab?.localStorage.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };

  tab?.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if ((event.key ?? key) !== key) return;
    unsaved = null;
    notify();
  });

  return {
    get,
    set: (text) => {
      if (text === get()) return;
      unsaved = null;
      try {
        if (text === null) tab?.localStorage.removeItem(key);
        else tab?.localStorage.setItem(key, text);
      } catch {
        unsaved = text;
      }
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
