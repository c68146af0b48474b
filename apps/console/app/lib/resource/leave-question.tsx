import { ConfirmDialog } from '@subah/ui/dialog';

type LeaveQuestionProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** A slip of a finger must not cost what was typed. */
export const LeaveQuestion = ({ open, onStay, onLeave }: LeaveQuestionProps) => (
  <ConfirmDialog
    open={open}
    onClose={onStay}
    title="Leave without saving?"
    message="What you typed is not saved yet."
    cancelLabel="Go on typing"
    confirmLabel="Leave"
    danger
    onConfirm={onLeave}
  />
);
