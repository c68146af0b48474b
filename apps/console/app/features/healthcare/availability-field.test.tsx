import type { Doctor } from '@subah/contract/healthcare/healthcare';
import type { Weekday } from '@subah/rules/healthcare/slots';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AvailabilityField } from './availability-field.tsx';

function Hours() {
  const [value, setValue] = useState<Doctor['availability']>([]);
  const [days, setDays] = useState<Weekday[]>([]);
  return (
    <AvailabilityField value={value} chosenDays={days} error={undefined} onChange={setValue} onChooseDays={setDays} />
  );
}

test('says which days are chosen but not added yet, until their slot is added', async () => {
  const screen = await renderScreen(<Hours />);
  await screen.getByRole('button', { name: 'Wed' }).click();
  await screen.getByRole('button', { name: 'Mon' }).click();
  await expect.element(screen.getByText('Not added yet: Mon, Wed. Press “Add slot”.')).toBeVisible();
  await screen.getByRole('button', { name: 'Add slot' }).click();
  await expect.element(screen.getByText('Monday, 10:00–13:00')).toBeVisible();
  expect(screen.getByText(/Not added yet/).elements()).toEqual([]);
});
