import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox, RadioCard, Switch } from './choice.tsx';

test('checks a checkbox by its label', async () => {
  const screen = await render(<Checkbox label="Gift wrap" />);
  await screen.getByText('Gift wrap').click();
  await expect.element(screen.getByRole('checkbox', { name: 'Gift wrap' })).toBeChecked();
});

test('reports the new state of a switch', async () => {
  const onChange = vi.fn();
  function Sample() {
    const [isOn, setOn] = useState(false);
    return (
      <Switch
        label="Express"
        labelHidden
        checked={isOn}
        onChange={(checked) => {
          onChange(checked);
          setOn(checked);
        }}
      />
    );
  }
  const screen = await render(<Sample />);
  const control = screen.getByRole('switch', { name: 'Express' });
  await control.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(control).toBeChecked();
});

test('selects one radio card of a group', async () => {
  const screen = await render(
    <>
      <RadioCard name="pay" label="Cash" detail="Pay at the door" defaultChecked />
      <RadioCard name="pay" label="Card" />
      <RadioCard name="pay" label="Coins" disabled />
    </>,
  );
  await screen.getByRole('radio', { name: 'Card' }).click();
  await expect.element(screen.getByRole('radio', { name: /Cash/ })).not.toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Coins' })).toBeDisabled();
});

test('breaks a long word of a radio card instead of growing', async () => {
  const screen = await render(
    <div className="grid" style={{ width: 200 }}>
      <RadioCard name="address" label="Home" detail={'Radhapuram'.repeat(10)} />
    </div>,
  );
  const card = screen.getByRole('radio').element().closest('label');
  expect(card?.getBoundingClientRect().width).toBe(200);
});
