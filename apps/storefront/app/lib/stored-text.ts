import { createStore } from './browser-store.ts';

/** A text kept in local storage that components can follow, in this tab and in the others. */
export type StoredText = {
  get: () => string | null;
  set: (text: string | null) => void;
  /** Takes over what another tab has written, without waiting to be told. */
  reread: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function storedText(key: string): StoredText {
  const store = createStore<string | null>(read(key));
  const reread = () => store.set(read(key));
  if (typeof window !== 'undefined') {
    // A null key says that the whole storage was emptied.
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) reread();
    });
  }
  return {
    get: store.get,
    reread,
    subscribe: store.subscribe,
    set: (text) => {
      write(key, text);
      store.set(text);
    },
  };
}

// Private windows and full disks refuse storage; the value then lives as long as the page.
function read(key: string): string | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    return;
  }
}
