import type { MilkPlan } from '@subah/contract/orders/milk';
import { Chip } from '@subah/ui/chip';

const RHYTHMS: { id: MilkPlan['rhythm']; label: string }[] = [
  { id: 'daily', label: 'Every day' },
  { id: 'alternate', label: 'Every other day' },
  { id: 'weekdays', label: 'Chosen days' },
];

/** 0 is Sunday; the week begins on Monday. */
const WEEKDAYS = [
  { day: 1, label: 'Mon' },
  { day: 2, label: 'Tue' },
  { day: 3, label: 'Wed' },
  { day: 4, label: 'Thu' },
  { day: 5, label: 'Fri' },
  { day: 6, label: 'Sat' },
  { day: 0, label: 'Sun' },
];

type Props = {
  rhythm: MilkPlan['rhythm'];
  weekdays: readonly number[];
  error: string | undefined;
  onRhythm: (rhythm: MilkPlan['rhythm']) => void;
  onWeekdays: (weekdays: number[]) => void;
};

export function RhythmChoice({ rhythm, weekdays, error, onRhythm, onWeekdays }: Props) {
  const toggle = (day: number) =>
    onWeekdays(weekdays.includes(day) ? weekdays.filter((other) => other !== day) : [...weekdays, day]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">On which mornings</legend>
      <div className="flex flex-wrap gap-2">
        {RHYTHMS.map(({ id, label }) => (
          <Chip key={id} pressed={rhythm === id} onClick={() => onRhythm(id)}>
            {label}
          </Chip>
        ))}
      </div>
      {rhythm === 'weekdays' && (
        <div className="flex flex-wrap gap-1.5">
          {WEEKDAYS.map(({ day, label }) => (
            <Chip key={day} pressed={weekdays.includes(day)} onClick={() => toggle(day)}>
              {label}
            </Chip>
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className="font-semibold text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}
