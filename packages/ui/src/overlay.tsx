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
 * What dialog, drawer and sheet have in common: a native modal <dialog>, which keeps focus inside, makes the page inert
 * and gives focus back. Focus starts on `[data-autofocus]` if there is one, else on the first control.
 */
export function Overlay({ open, onClose, labelledBy, describedBy, role, className, children }: OverlayProps) {
  const box = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);
  const [isShown, setShown] = useState(open);
  if (open && !isShown) setShown(true);

  // Before paint, and undone before the element leaves the page: only then does the browser give focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    measureScrollbar();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);

  // What was shown stays until it has moved out of sight.
  useEffect(() => {
    if (open) return;
    let isStale = false;
    const leaving = box.current?.getAnimations().map((animation) => animation.finished) ?? [];
    void Promise.allSettled(leaving).then(() => {
      if (!isStale) setShown(false);
    });
    return () => {
      isStale = true;
    };
  }, [open]);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const press = (event: PointerEvent) => {
    startedOutside.current = isOwn(event);
  };
  const release = (event: SyntheticEvent) => {
    if (startedOutside.current && isOwn(event)) onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  const closed = (event: SyntheticEvent) => {
    // The news of a closing may come after it has been opened again.
    if (!open || !isOwn(event) || box.current?.open) return;
    // Escape pressed again and again closes it without asking. Whether it leaves is for the owner to say.
    box.current?.showModal();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the key for it
    <dialog
      ref={box}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onPointerDown={press}
      onClick={release}
      onCancel={cancel}
      onClose={closed}
      className={cx('overlay', className)}
    >
      {isShown && children}
      {open && <Toaster />}
    </dialog>
  );
}

/** The page must not jump sideways when its scrollbar is taken away. */
function measureScrollbar(): void {
  if (document.querySelector('dialog:modal')) return;
  const page = document.documentElement;
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
}
