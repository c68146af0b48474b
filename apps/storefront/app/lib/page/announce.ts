import { useSyncExternalStore } from 'react';
import { createStore } from '../storage/external-store.ts';

export type Announcement = { text: string; turn: number };

const SILENCE: Announcement = { text: '', turn: 0 };
const said = createStore<Announcement>(SILENCE);

/** Says something to people who cannot see it happen: "Tomato added, 2 in cart". Toasts speak for themselves. */
export const announce = (text: string): void => said.set({ text, turn: said.get().turn + 1 });

export const useAnnouncement = (): Announcement => useSyncExternalStore(said.subscribe, said.get, () => SILENCE);
