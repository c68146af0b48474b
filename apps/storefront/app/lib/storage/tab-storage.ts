import { type StoredText, storedText, type Tab } from '@subah/contract/client/stored-text';

/** Session storage with the interface of `storedText`. */
export const tabStorage = (key: string): StoredText => storedText(key, typeof window === 'undefined' ? undefined : tab);

// A getter, because reading `sessionStorage` throws where storage is blocked.
const tab: Tab = {
  get localStorage() {
    return window.sessionStorage;
  },
  addEventListener: () => undefined,
};
