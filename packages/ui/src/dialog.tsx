import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Overlay } from './overlay.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Visually hidden, for screen readers only. */
  titleHidden?: boolean | undefined;
  size?: keyof typeof SIZES | undefined;
  closeLabel?: string | undefined;
  children: ReactNode;
};

export function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  size = 'md',
  closeLabel = t(common.close),
  children,
}: DialogProps) {
  const titleId = useId();
  return (
    <Overlay open={open} onClose={onClose} labelledBy={titleId} className={cx('overlay-dialog', SIZES[size])}>
      <div className="flex items-center gap-3 py-2 pr-2 pl-5">
        <h2 id={titleId} className={cx(TITLE, 'min-w-0 flex-1', titleHidden && 'sr-only')}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} className={cx(titleHidden && 'ml-auto')}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
    </Overlay>
  );
}

type AlertDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  message: ReactNode;
  actionLabel?: string | undefined;
};

/** A message with one button. */
export function AlertDialog({ open, onClose, title, message, actionLabel = 'OK' }: AlertDialogProps) {
  return (
    <QuestionDialog open={open} onClose={onClose} title={title} message={message}>
      <Button data-autofocus onClick={onClose}>
        {actionLabel}
      </Button>
    </QuestionDialog>
  );
}

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Irreversible: the confirm button is red and focus starts on Cancel. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
};

/** The caller closes it, so that it can stay open and busy during the request. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    message,
    confirmLabel,
    cancelLabel = t(common.cancel),
    danger,
    busy,
    onConfirm,
  } = props;
  return (
    <QuestionDialog open={open} onClose={onClose} title={title} message={message}>
      <Button variant="quiet" onClick={onClose} data-autofocus={danger || undefined}>
        {cancelLabel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'fill'}
        busy={busy}
        onClick={onConfirm}
        data-autofocus={danger ? undefined : true}
      >
        {confirmLabel}
      </Button>
    </QuestionDialog>
  );
}

type QuestionDialogProps = Pick<AlertDialogProps, 'open' | 'onClose' | 'title' | 'message'> & { children: ReactNode };

function QuestionDialog({ open, onClose, title, message, children }: QuestionDialogProps) {
  const titleId = useId();
  const messageId = useId();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={messageId}
      className={cx('overlay-dialog', SIZES.sm)}
    >
      <div className="grid gap-2 overflow-y-auto p-5">
        <h2 id={titleId} className={TITLE}>
          {title}
        </h2>
        <div id={messageId} className="wrap-anywhere whitespace-pre-line text-base text-ink-600">
          {message}
        </div>
        <div className="mt-3 flex flex-wrap justify-end gap-2 max-sm:*:flex-1">{children}</div>
      </div>
    </Overlay>
  );
}

const TITLE = 'wrap-anywhere font-bold text-xl tracking-[-0.015em]';
const SIZES = { sm: 'max-w-100', md: 'max-w-130', lg: 'max-w-180' };
