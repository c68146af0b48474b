import { shownShopName } from '@subah/rules/shop/shop-name';
import { useSyncExternalStore } from 'react';

/** The server writes it into the page. */
let current = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '';
const listeners = new Set<() => void>();

export const shopName = (): string => shownShopName(current);

/** After the name was saved. */
export function setShopName(name: string): void {
  current = name;
  for (const listener of listeners) listener();
}

export const useShopName = (): string => useSyncExternalStore(subscribe, shopName);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
