import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { ConfirmDialog } from '@subah/ui/dialog';

type DiscardChangesDialogProps = { open: boolean; onCancel: () => void; onDiscard: () => void };

export const DiscardChangesDialog = ({ open, onCancel, onDiscard }: DiscardChangesDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onCancel}
    title={t(texts.discardTitle)}
    message={t(texts.discardText)}
    cancelLabel={t(texts.goOn)}
    confirmLabel={t(texts.leave)}
    danger
    onConfirm={onDiscard}
  />
);
