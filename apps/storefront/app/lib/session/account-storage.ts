import type { StoredText } from '@subah/contract/client/stored-text';
import { tabStorage } from '../storage/tab-storage.ts';
import { currentSession, tokens } from './session.ts';

/** Session storage of the signed-in customer. Another customer who signs in in the same tab does not read it. */
export function accountStorage(key: string): StoredText {
  const stored = tabStorage(key);
  const owner = () => `${currentSession().user?.id ?? ''} `;
  return {
    get: () => {
      const text = stored.get();
      return text?.startsWith(owner()) ? text.slice(owner().length) : null;
    },
    set: (text) => stored.set(text === null ? null : owner() + text),
    subscribe: (listener) => {
      const unsubscribe = [stored.subscribe(listener), tokens.subscribe(listener)];
      return () => {
        for (const end of unsubscribe) end();
      };
    },
  };
}
