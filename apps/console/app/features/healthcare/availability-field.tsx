import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { healthcare as texts } from '@subah/messages/console/healthcare';
import { t } from '@subah/messages/console/message';
import { WEEKDAYS, type Weekday } from '@subah/rules/healthcare/slots';
import { Button, IconButton } from '@subah/ui/button';
import { Chip } from '@subah/ui/chip';
import { Field, TextInput } from '@subah/ui/field';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { addSlot } from './add-slot.ts';

type Availability = Doctor['availability'];

const shortDay = (day: Weekday): string => day.slice(0, 3);

/** "Mon, Wed 10:00–13:00, 17:00–19:00; Sat 09:00–12:00": days with the same hours stand together. */
export function shortHours(availability: Availability): string {
  const daysByHours = Map.groupBy(availability, ({ slots }) =>
    slots.map(({ start, end }) => `${start}–${end}`).join(', '),
  );
  return (
    [...daysByHours].map(([hours, days]) => `${days.map(({ day }) => shortDay(day)).join(', ')} ${hours}`).join('; ') ||
    '–'
  );
}

/** "Not added yet: Mon, Wed. Press “Add slot”." */
export const notAddedText = (days: readonly Weekday[]): string =>
  t(texts.notAdded, {
    days: WEEKDAYS.filter((day) => days.includes(day))
      .map(shortDay)
      .join(', '),
  });

type AvailabilityFieldProps = {
  value: Availability;
  /** Days whose slot is not added yet. */
  chosenDays: readonly Weekday[];
  error: string | undefined;
  onChange: (value: Availability) => void;
  onChooseDays: (days: Weekday[]) => void;
};

/** Weekly hours: one slot is added to several days at once. */
export function AvailabilityField({ value, chosenDays, error, onChange, onChooseDays }: AvailabilityFieldProps) {
  const [start, setStart] = useState('10:00');
  const [end, setEnd] = useState('13:00');
  const [slotError, setSlotError] = useState<string>();

  const add = () => {
    const outcome = addSlot(value, chosenDays, { start, end });
    if ('error' in outcome) return setSlotError(outcome.error);
    setSlotError(undefined);
    onChooseDays([]);
    onChange(outcome.availability);
  };
  // Enter would submit the whole form.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const remove = (day: Weekday, from: string) =>
    onChange(
      value
        .map((entry) =>
          entry.day === day ? { ...entry, slots: entry.slots.filter((slot) => slot.start !== from) } : entry,
        )
        .filter((entry) => entry.slots.length > 0),
    );

  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 font-semibold">{t(texts.availability)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map((day) => (
          <Chip
            key={day}
            pressed={chosenDays.includes(day)}
            onClick={() =>
              onChooseDays(chosenDays.includes(day) ? chosenDays.filter((one) => one !== day) : [...chosenDays, day])
            }
          >
            {shortDay(day)}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t(texts.slotStart)} className="w-36">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={start}
              onChange={(event) => setStart(event.target.value)}
              onKeyDown={addOnEnter}
            />
          )}
        </Field>
        <Field label={t(texts.slotEnd)} className="w-36">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={end}
              onChange={(event) => setEnd(event.target.value)}
              onKeyDown={addOnEnter}
            />
          )}
        </Field>
        <Button variant="soft" onClick={add}>
          {t(texts.addSlot)}
        </Button>
      </div>
      {chosenDays.length > 0 && !error && <p role="status">{notAddedText(chosenDays)}</p>}
      {(slotError ?? error) && (
        <p role="alert" className="font-semibold text-chilli">
          {slotError ?? error}
        </p>
      )}
      <ul className="grid gap-1">
        {value.flatMap((entry) =>
          entry.slots.map((slot) => (
            <li
              key={`${entry.day} ${slot.start}`}
              className="flex items-center justify-between rounded-sm bg-sunk pl-3"
            >
              <span>
                {entry.day}, {slot.start}–{slot.end}
              </span>
              <IconButton
                label={t(texts.removeSlot, { day: entry.day, time: slot.start })}
                onClick={() => remove(entry.day, slot.start)}
              >
                <X className="size-4" aria-hidden />
              </IconButton>
            </li>
          )),
        )}
      </ul>
    </fieldset>
  );
}
