import { useSyncExternalStore } from 'react';
import { createStore } from '../storage/external-store.ts';

export type Announcement = { text: string; count: number };

const EMPTY: Announcement = { text: '', count: 0 };
const current = createStore<Announcement>(EMPTY);

/** For changes that a screen reader would miss: "Tomato added, 2 in cart". Toasts announce themselves. */
export const announce = (text: string): void => current.set({ text, count: current.get().count + 1 });

export const useAnnouncement = (): Announcement => useSyncExternalStore(current.subscribe, current.get, () => EMPTY);
