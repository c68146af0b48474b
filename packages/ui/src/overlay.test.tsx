import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { AlertDialog, ConfirmDialog, Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Sheet } from './sheet.tsx';
import { toast } from './toast.tsx';
import { currentToasts, dismiss } from './toast-store.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
});

type SampleProps = { overlay: 'dialog' | 'drawer' | 'sheet'; onClose?: () => void };

function Sample({ overlay, onClose }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  const shared = { open: isOpen, onClose: close, title: 'Address', closeLabel: 'Close' };
  const Overlay = { dialog: Dialog, drawer: Drawer, sheet: Sheet }[overlay];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Overlay {...shared}>
        <input aria-label="Street" />
        <Button>Save</Button>
      </Overlay>
      <Button>Behind</Button>
    </>
  );
}

test.each(['dialog', 'drawer', 'sheet'] as const)('traps focus in a %s and returns it on Escape', async (overlay) => {
  const screen = await render(<Sample overlay={overlay} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Address' });
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

  for (let presses = 0; presses < 6; presses++) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe('Behind');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('closes on a click on the backdrop but not on a drag that starts inside', async () => {
  const onClose = vi.fn();
  const screen = await render(<Sample overlay="dialog" onClose={onClose} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog').element() as HTMLDialogElement;
  const input = screen.getByRole('textbox', { name: 'Street' }).element();

  input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();

  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('stays open when onClose does not close it', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <Dialog open onClose={onClose} title="Unsaved">
      Text
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
  await expect.element(screen.getByRole('dialog', { name: 'Unsaved' })).toBeVisible();
});

test('ignores a close event that arrives after reopening', async () => {
  const onClose = vi.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="Address">
      Text
    </Dialog>
  );
  const screen = await render(dialog(true));
  // dialog.close() queues its close event; the dialog is open again before it fires.
  await screen.rerender(dialog(false));
  await screen.rerender(dialog(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('dialog', { name: 'Address' })).toBeVisible();
});

test('focuses the safe button of a dangerous question', async () => {
  const onConfirm = vi.fn();
  const screen = await render(
    <ConfirmDialog
      open
      danger
      onClose={() => undefined}
      title="Delete?"
      message="Tomato"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  await expect.element(screen.getByRole('alertdialog', { name: 'Delete?' })).toHaveAccessibleDescription('Tomato');
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Delete' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('focuses the only button of an alert', async () => {
  const screen = await render(<AlertDialog open onClose={() => undefined} title="Sorry" message="Sold out" />);
  await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
});

test('shows toasts inside an open dialog, which hides the rest of the page', async () => {
  const screen = await render(
    <Dialog open onClose={() => undefined} title="Address">
      Text
    </Dialog>,
  );
  toast('Saved');
  await expect.element(screen.getByRole('dialog').getByText('Saved')).toBeVisible();
});

test('shows toasts below the title of a dialog on a phone', async () => {
  await page.viewport(360, 640);
  const screen = await render(
    <Dialog open onClose={() => undefined} title="Sign in">
      <div style={{ height: 900 }}>Fields</div>
    </Dialog>,
  );
  toast('User not Logged in', { tone: 'error' });
  await expect.element(screen.getByText('User not Logged in')).toBeVisible();
  const { top } = screen.getByText('User not Logged in').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(
    screen.getByRole('heading', { name: 'Sign in' }).element().getBoundingClientRect().bottom,
  );
  await page.viewport(1280, 800);
});

test.each(['dialog', 'drawer', 'sheet'] as const)('has no landmark of the page in a %s', async (overlay) => {
  const screen = await render(<Sample overlay={overlay} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Address' })).toBeVisible();
  expect(screen.getByRole('banner').query()).toBeNull();
});
