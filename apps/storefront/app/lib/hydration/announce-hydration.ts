/** Replays the clicks that `deferred-scripts.ts` recorded. Journeys wait for the attribute. */
export function announceHydration(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}

export const isPageHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;
