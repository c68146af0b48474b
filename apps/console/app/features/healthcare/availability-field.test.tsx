import type { Doctor } from '@subah/contract/healthcare/healthcare';
import type { Weekday } from '@subah/rules/healthcare/slots';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AvailabilityField, shortHours } from './availability-field.tsx';

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

test('the hours of a doctor name every day with its own slots', () => {
  const morning = { start: '10:00', end: '13:00' };
  const evening = { start: '17:00', end: '19:00' };
  expect(
    shortHours([
      { day: 'Monday', slots: [morning, evening] },
      { day: 'Wednesday', slots: [morning, evening] },
      { day: 'Saturday', slots: [{ start: '09:00', end: '12:00' }] },
    ]),
  ).toBe('Mon, Wed 10:00–13:00, 17:00–19:00; Sat 09:00–12:00');
  expect(shortHours([])).toBe('–');
});
