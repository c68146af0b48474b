import { useSyncExternalStore } from 'react';
import { createStore } from '../storage/external-store.ts';

export type Announcement = { text: string; turn: number };

const SILENCE: Announcement = { text: '', turn: 0 };
const said = createStore<Announcement>(SILENCE);

/** For changes that a screen reader would miss: "Tomato added, 2 in cart". Toasts announce themselves. */
export const announce = (text: string): void => said.set({ text, turn: said.get().turn + 1 });

export const useAnnouncement = (): Announcement => useSyncExternalStore(said.subscribe, said.get, () => SILENCE);
