import { storedText } from '@subah/contract/client/stored-text';
import { useSyncExternalStore } from 'react';

const area = storedText('area');

/** Remembers the name of the area to deliver to. */
export const selectArea = (name: string): void => area.set(name);

/** Null on the server and in the first render of the browser. */
export const useSelectedArea = (): string | null => useSyncExternalStore(area.subscribe, area.get, () => null);
