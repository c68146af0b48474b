import { common } from '@subah/messages/console/common';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { toastError } from '../api/error-message.ts';
import type { Resource } from './resource.ts';

type DeleteDialogProps<Row> = {
  resource: Pick<Resource<Row>, 'remove' | 'singular' | 'rowName'>;
  row: Row;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteDialog<Row>({ resource, row, onClose, onDeleted }: DeleteDialogProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const label = resource.remove?.label ?? t(common.delete);
  const undoAction = () => {
    const undo = resource.remove?.undo;
    if (!undo) return undefined;
    return {
      label: t(common.undo),
      onSelect: () =>
        void undo(row).then(onDeleted, (error: unknown) => toastError(error, resource.remove?.errorText ?? '')),
    };
  };
  const confirm = async () => {
    setBusy(true);
    try {
      const deleted = await resource.remove?.send(row);
      if (deleted) toast(deleted.message, { action: undoAction() });
      onDeleted();
    } catch (error) {
      toastError(error, resource.remove?.errorText ?? '');
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={t(texts.deleteTitle, { label, singular: resource.singular })}
      message={resource.rowName(row)}
      confirmLabel={label}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
