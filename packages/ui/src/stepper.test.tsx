import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AddStepper, Stepper } from './stepper.tsx';

type SampleProps = { initial: number; max?: number; href?: string };

function Sample({ initial, max, href }: SampleProps) {
  const [count, setCount] = useState(initial);
  return (
    <AddStepper
      label="Quantity of Tomato"
      name="Tomato"
      value={count}
      max={max}
      limitNote="Only 2 left"
      onLess={() => setCount(count - 1)}
      onMore={() => setCount(count + 1)}
      addText="ADD"
      addLabel="Add Tomato"
      href={href}
    />
  );
}

test('replaces the add button by the stepper and moves focus with it', async () => {
  const screen = await render(<Sample initial={0} />);
  await screen.getByRole('button', { name: 'Add Tomato' }).click();
  await expect.element(screen.getByRole('group', { name: 'Quantity of Tomato' })).toHaveTextContent('1');
  await expect.element(screen.getByRole('button', { name: /^One more/ })).toHaveFocus();
  await screen.getByRole('button', { name: 'One less of Tomato' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add Tomato' })).toHaveFocus();
});

test('stops at the maximum and says why', async () => {
  const screen = await render(<Sample initial={2} max={2} />);
  const more = screen.getByRole('button', { name: /^One more/ });
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  expect(screen.getByRole('group').element().textContent).toContain('2, Only 2 left');
});

test('adds with a link that works as a button', async () => {
  const screen = await render(<Sample initial={0} href="#product" />);
  const add = screen.getByRole('button', { name: 'Add Tomato' });
  await expect.element(add).toHaveAttribute('href', '#product');
  await add.click();
  await expect.element(screen.getByRole('group')).toHaveTextContent('1');
  expect(window.location.hash).toBe('');
});

test('has no limit without a maximum', async () => {
  const screen = await render(<Stepper label="Quantity" value={500} onLess={() => {}} onMore={() => {}} />);
  await expect.element(screen.getByRole('button', { name: /^One more/ })).not.toHaveAttribute('aria-disabled');
});
