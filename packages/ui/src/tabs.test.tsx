import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('scrolls sideways on a phone instead of writing one tab over the next', async () => {
  await page.viewport(320, 640);
  const labels = ['Delivery windows', 'Areas and pincodes', 'Announcements'];
  const tabs = labels.map((label) => ({ id: label, label, panel: label }));
  const screen = await render(<Tabs label="Settings" current="Announcements" onChange={() => {}} tabs={tabs} />);
  for (const tab of screen.getByRole('tab').elements()) expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
  await page.viewport(1280, 800);
});

test('scrolls the selected tab into view on a narrow screen, and not the page', async () => {
  await page.viewport(360, 640);
  const names = Array.from({ length: 12 }, (_, at) => `Section ${at}`);
  const screen = await render(
    <div className="mt-300">
      <Tabs
        label="Settings"
        current="Section 11"
        onChange={() => {}}
        tabs={names.map((id) => ({ id, label: id, panel: id }))}
      />
    </div>,
  );
  const list = screen.getByRole('tablist').element().getBoundingClientRect();
  const tab = screen.getByRole('tab', { name: 'Section 11' }).element().getBoundingClientRect();
  expect(tab.right).toBeLessThanOrEqual(list.right);
  expect(tab.left).toBeGreaterThan(list.left);
  expect(window.scrollY).toBe(0);
});
