import { storedText } from '@subah/contract/client/stored-text';
import { useSyncExternalStore } from 'react';

const area = storedText('area');

export const selectArea = (name: string): void => area.set(name);

/** Null on the server and during hydration. */
export const useSelectedArea = (): string | null => useSyncExternalStore(area.subscribe, area.get, () => null);
