import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { currentSession, useSession } from '../session/session.ts';

/** Loads a component for signed-in customers only; `fallback` stands for it until then, and when the download fails. */
export function loadForCustomer<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // The download need not wait for hydration.
  if (!import.meta.env.SSR && currentSession().isSignedIn) load().catch(() => undefined);

  return function LoadedForCustomer({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const { isSignedIn } = useSession();
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (isSignedIn)
        load().then(
          (loaded) => setPart(() => loaded),
          () => undefined,
        );
    }, [isSignedIn]);
    return isSignedIn && Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}
