import { useSyncExternalStore } from 'react';
import { currentSession } from '../session/session.ts';
import { openSignIn } from '../session/sign-in-request.ts';
import { createStore } from '../storage/external-store.ts';

/** What the dialog saves: a product to any list, or an order as a new one. */
export type SaveToListRequest = { productId: string } | { orderId: string };

const current = createStore<SaveToListRequest | null>(null);

/** A visitor signs in first. */
export function openSaveToList(request: SaveToListRequest): void {
  if (currentSession().isSignedIn) current.set(request);
  else openSignIn({ afterSignIn: () => current.set(request) });
}

export const closeSaveToList = (): void => current.set(null);

export const useSaveToListRequest = (): SaveToListRequest | null =>
  useSyncExternalStore(current.subscribe, current.get, () => null);
