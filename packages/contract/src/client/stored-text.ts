/** A text in local storage that a page can follow, whichever tab changes it. */
export type StoredText = {
  get: () => string | null;
  /** Null removes it. */
  set: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
};

export type Tab = Pick<Window, 'localStorage' | 'addEventListener'>;

/** On the server there is no tab, and nothing is stored. */
export function storedText(key: string, tab: Tab | undefined = globalThis.window): StoredText {
  const listeners = new Set<() => void>();
  // Private windows and full disks refuse storage; the text then lives as long as the page.
  let unsaved: string | null = null;

  const get = (): string | null => {
    try {
      return unsaved ?? tab?.localStorage.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const announce = (): void => {
    for (const listener of [...listeners]) listener();
  };

  tab?.addEventListener('storage', (event) => {
    // A null key says that the whole storage was emptied.
    if ((event.key ?? key) !== key) return;
    unsaved = null;
    announce();
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
      announce();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
