import { toast } from '@subah/ui/toast';
import { type ComponentType, useEffect, useState } from 'react';

type Openable = { open: boolean; onClose: () => void };

/**
 * A dialog whose code is fetched when it is first opened, so that nobody waits for it before that. Call `preload` when
 * somebody is about to open it. A lost connection is told instead of breaking the page, as a lazy component would.
 */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadComponent = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (!open || Part) return;
      loadComponent().then(
        (loaded) => setPart(() => loaded),
        () => {
          // No connection, or a newer shop has replaced the file.
          toast('This could not be opened. Check your connection and reload the page.', {
            tone: 'error',
            lane: 'top-right',
            action: { label: 'Reload', onSelect: () => window.location.reload() },
          });
          onClose();
        },
      );
    }, [open, onClose, Part]);
    return Part && <Part {...props} />;
  }

  const preload = () => void loadComponent().catch(() => undefined);
  return Object.assign(LazyDialog, { preload });
}
