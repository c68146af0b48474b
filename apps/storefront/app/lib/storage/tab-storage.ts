import { type StoredText, storedText, type Tab } from '@subah/contract/client/stored-text';

/** A text that lives as long as this tab: it outlasts a way to the bank and back, and nobody finds it tomorrow. */
export const tabStorage = (key: string): StoredText => storedText(key, typeof window === 'undefined' ? undefined : tab);

// A getter, because a browser that blocks storage throws at the very name.
const tab: Tab = {
  get localStorage() {
    return window.sessionStorage;
  },
  addEventListener: () => undefined,
};
