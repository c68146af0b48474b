import { failures } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { ErrorState } from '@subah/ui/empty-state';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A part whose code is loaded when it is first rendered. A failed download shows an error with a button to try again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (isFailed) return;
      load().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      );
    }, [isFailed]);
    if (isFailed) return <ErrorState title={t(failures.notOpened)} onRetry={() => setFailed(false)} />;
    return Part ? <Part {...props} /> : fallback;
  };
}
