import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './class-names.ts';
import { Toaster } from './toast.tsx';

type OverlayProps = {
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  className: string;
  children: ReactNode;
};

/**
 * Base of dialog, drawer and sheet: a native modal <dialog>, which traps focus, makes the page inert and restores focus.
 * Focus starts on `[data-autofocus]`, else on the first control.
 */
export function Overlay({ open, onClose, labelledBy, describedBy, role, className, children }: OverlayProps) {
  const box = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);
  const [isShown, setShown] = useState(open);
  if (open && !isShown) setShown(true);

  // Layout effect: close() must run before the element is removed, else the browser does not restore focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    measureScrollbar();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);

  // Keeps the children mounted until the closing animation ends.
  useEffect(() => {
    if (open) return;
    let isStale = false;
    const animations = box.current?.getAnimations().map((animation) => animation.finished) ?? [];
    void Promise.allSettled(animations).then(() => {
      if (!isStale) setShown(false);
    });
    return () => {
      isStale = true;
    };
  }, [open]);

  const isOnBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;
  const handlePointerDown = (event: PointerEvent) => {
    startedOutside.current = isOnBackdrop(event);
  };
  const handleClick = (event: SyntheticEvent) => {
    if (startedOutside.current && isOnBackdrop(event)) onClose();
  };
  const handleCancel = (event: SyntheticEvent) => {
    if (!isOnBackdrop(event)) return;
    event.preventDefault();
    onClose();
  };
  const handleClose = (event: SyntheticEvent) => {
    // A late `close` event may arrive after reopening.
    if (!open || !isOnBackdrop(event) || box.current?.open) return;
    // Repeated Escape closes a <dialog> without a cancel event. Reopen it; `open` decides.
    box.current?.showModal();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape does the same by keyboard
    <dialog
      ref={box}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
      onCancel={handleCancel}
      onClose={handleClose}
      className={cx('overlay', className)}
    >
      {isShown && children}
      {open && <Toaster />}
    </dialog>
  );
}

/** The CSS keeps this width free while the scrollbar is hidden, so that the page does not shift. */
function measureScrollbar(): void {
  if (document.querySelector('dialog:modal')) return;
  const page = document.documentElement;
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
}
