import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DiscardChangesDialog } from './discard-changes-dialog.tsx';

/** Asks before a page with unsaved input is left by a link, by Back, by a reload or by closing the tab. */
export function AskBeforeLeaving({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <DiscardChangesDialog
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
