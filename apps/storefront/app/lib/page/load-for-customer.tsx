import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';

/** Loads a component after the page and for signed-in customers only; `fallback` stands for it until then. */
export function loadForCustomer<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
