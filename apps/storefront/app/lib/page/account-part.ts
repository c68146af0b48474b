import type { ComponentType, ReactNode } from 'react';
import { currentSession } from '../session/session.ts';
import { lazyPart } from './lazy-part.tsx';

/** The content of an account page, whose code only a signed-in customer needs. */
export function accountPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode) {
  // The download need not wait for hydration.
  if (!import.meta.env.SSR && currentSession().isSignedIn) load().catch(() => undefined);
  return lazyPart(load, fallback);
}
