import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

function Sample() {
  const [current, setCurrent] = useState('shop');
  return (
    <Tabs
      label="Settings"
      current={current}
      onChange={setCurrent}
      tabs={['shop', 'areas', 'mails'].map((id) => ({ id, label: id, panel: `Panel of ${id}` }))}
    />
  );
}

test('shows the panel of the selected tab', async () => {
  const screen = await render(<Sample />);
  await screen.getByRole('tab', { name: 'areas' }).click();
  await expect.element(screen.getByRole('tab', { name: 'areas' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('tabpanel', { name: 'areas' })).toHaveTextContent('Panel of areas');
});

test('selects with arrow keys, Home and End; only the selected tab is a tab stop', async () => {
  const screen = await render(<Sample />);
  screen.getByRole('tab', { name: 'shop' }).element().focus();
  const press = async (key: string, expected: string) => {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(screen.getByRole('tab', { name: expected })).toHaveFocus();
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent(`Panel of ${expected}`);
  };
  await press('ArrowRight', 'areas');
  await press('End', 'mails');
  await press('ArrowRight', 'shop');
  await press('ArrowLeft', 'mails');
  await press('Home', 'shop');
  await expect.element(screen.getByRole('tab', { name: 'areas' })).toHaveAttribute('tabindex', '-1');
});
