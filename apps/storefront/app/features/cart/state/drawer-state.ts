import { useSyncExternalStore } from 'react';
import { createStore } from '../../../lib/storage/external-store.ts';

const isOpen = createStore(false);

export const openCart = (): void => isOpen.set(true);

export const closeCart = (): void => isOpen.set(false);

export const useCartIsOpen = (): boolean => useSyncExternalStore(isOpen.subscribe, isOpen.get, () => false);
