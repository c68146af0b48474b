import { useBlocker } from 'react-router';
import { DiscardChangesDialog } from './discard-changes-dialog.tsx';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';

/** Asks before a page with unsaved input is left by a link, by Back, by a reload or by closing the tab. */
export function AskBeforeLeaving({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(isDirty);
  useAskBeforeClosing(isDirty);
  return (
    <DiscardChangesDialog
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
