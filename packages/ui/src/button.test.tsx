import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button, IconButton } from './button.tsx';

test('calls onClick and does not submit a form by default', async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(button).toHaveAttribute('type', 'button');
});

test('ignores clicks while busy and keeps focus and name', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.element().focus();
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

test('does not submit the form while busy', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Save' }).click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('names an icon button by its label', async () => {
  const screen = await render(<IconButton label="Close">×</IconButton>);
  await expect.element(screen.getByRole('button', { name: /Close/ })).toBeVisible();
});
