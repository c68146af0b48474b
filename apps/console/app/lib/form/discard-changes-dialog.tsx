import { ConfirmDialog } from '@subah/ui/dialog';

type DiscardChangesDialogProps = { open: boolean; onCancel: () => void; onDiscard: () => void };

export const DiscardChangesDialog = ({ open, onCancel, onDiscard }: DiscardChangesDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onCancel}
    title="Leave without saving?"
    message="What you typed is not saved yet."
    cancelLabel="Go on typing"
    confirmLabel="Leave"
    danger
    onConfirm={onDiscard}
  />
);
