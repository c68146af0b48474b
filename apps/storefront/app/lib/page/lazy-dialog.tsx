import { failures } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { type ComponentType, useEffect, useState } from 'react';

type Openable = { open: boolean; onClose: () => void };

/**
 * Loads the dialog's code when it is first opened or by `preload`. A failed download shows a toast, where React's `lazy` would
 * fail the page.
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
          // Offline, or a new release has replaced the file.
          toast(t(failures.notOpened), {
            tone: 'error',
            lane: 'top-right',
            action: { label: t(failures.reload), onSelect: () => window.location.reload() },
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
