import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu, menuItemClass } from './menu.tsx';

async function renderMenu() {
  const onSelect = vi.fn();
  const screen = await render(
    <>
      <Menu
        label="Account"
        trigger="Account"
        items={[
          <a key="orders" href="#orders" className={menuItemClass}>
            Orders
          </a>,
          <button key="out" type="button" onClick={onSelect} className={menuItemClass}>
            Sign out
          </button>,
        ]}
      />
      <p>Outside</p>
    </>,
  );
  // The pointer is where the test before left it; over the button it opens the menu.
  await screen.getByText('Outside').hover();
  return { screen, onSelect, trigger: screen.getByRole('button', { name: 'Account' }) };
}

test('opens by click, marks the button as expanded and closes on selection', async () => {
  const { screen, onSelect, trigger } = await renderMenu();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('button', { name: 'Sign out' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('moves through the items with the arrow keys and returns focus on Escape', async () => {
  const { screen, trigger } = await renderMenu();
  trigger.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'Orders' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('closes on a press outside', async () => {
  const { screen, trigger } = await renderMenu();
  await trigger.click();
  await screen.getByText('Outside').click();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});
