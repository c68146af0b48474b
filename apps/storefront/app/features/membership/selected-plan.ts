import { storedText } from '@subah/contract/client/stored-text';
import { useSyncExternalStore } from 'react';

/** Local storage, because a plan can be selected before signing in. */
const stored = storedText('chosen-plan');

export const selectPlan = (planId: string): void => stored.set(planId);

export const clearSelectedPlan = (): void => stored.set(null);

export const useSelectedPlan = (): string | null => useSyncExternalStore(stored.subscribe, stored.get, () => null);
