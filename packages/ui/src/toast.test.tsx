import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster, toast } from './toast.tsx';
import { currentToasts, dismiss } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
  vi.useRealTimers();
});

test('announces a message politely and removes it after its time', async () => {
  const screen = await render(<Toaster />);
  toast('Tomato added');
  await expect.element(screen.getByText('Tomato added')).toBeVisible();
  expect(screen.getByText('Tomato added').element().closest('[aria-live=polite]')).not.toBeNull();
  vi.advanceTimersByTime(3000);
  await expect.element(screen.getByText('Tomato added')).not.toBeInTheDocument();
});

test('announces an error as an alert', async () => {
  const screen = await render(<Toaster />);
  toast('Failed to save', { tone: 'error' });
  await expect.element(screen.getByText('Failed to save')).toBeVisible();
  expect(screen.getByText('Failed to save').element().closest('[role=alert]')).not.toBeNull();
});

test('has one live region around a message', async () => {
  const screen = await render(<Toaster />);
  toast('Saved');
  let liveRegions = 0;
  await expect.element(screen.getByText('Saved')).toBeVisible();
  for (let node = screen.getByText('Saved').element().parentElement; node; node = node.parentElement) {
    if (node.matches('[aria-live], [role=status], [role=alert]')) liveRegions++;
  }
  expect(liveRegions).toBe(1);
});

test('prolongs a message that is shown already', async () => {
  const screen = await render(<Toaster />);
  toast('Saved');
  vi.advanceTimersByTime(2000);
  toast('Saved');
  vi.advanceTimersByTime(2000);
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(screen.getByText('Saved').elements()).toHaveLength(1);
});

test('stays while the pointer is on it', async () => {
  const screen = await render(<Toaster />);
  toast('Saved');
  await screen.getByText('Saved').hover();
  vi.advanceTimersByTime(10_000);
  await expect.element(screen.getByText('Saved')).toBeVisible();
});

test('runs its action and can be dismissed', async () => {
  const screen = await render(<Toaster />);
  const onSelect = vi.fn();
  toast('Removed', { action: { label: 'Undo', onSelect } });
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  toast('Saved');
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument();
});

test('says that its message is in another language than the page', async () => {
  const screen = await render(<Toaster />);
  toast('सुबह', { language: 'hi', action: { label: 'देखें', onSelect: () => undefined } });
  await expect.element(screen.getByText('सुबह')).toHaveAttribute('lang', 'hi');
  await expect.element(screen.getByRole('button', { name: 'देखें' })).toHaveAttribute('lang', 'hi');
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).not.toHaveAttribute('lang');
});
