import type { MilkPlan } from '@subah/contract/milk/milk';
import { weekdayName } from '@subah/messages/dates';
import { milkPlanForm, rhythms, WEEK } from '@subah/messages/milk-plan';
import { t } from '@subah/messages/translate';
import { RHYTHMS } from '@subah/rules/milk/milk-plan';
import { Chip } from '@subah/ui/chip';

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
      <legend className="mb-1.5 font-semibold">{t(milkPlanForm.days)}</legend>
      <div className="flex flex-wrap gap-2">
        {RHYTHMS.map((id) => (
          <Chip key={id} pressed={rhythm === id} onClick={() => onRhythm(id)}>
            {t(rhythms[id])}
          </Chip>
        ))}
      </div>
      {rhythm === 'weekdays' && (
        <div className="flex flex-wrap gap-1.5">
          {WEEK.map((day) => (
            <Chip key={day} pressed={weekdays.includes(day)} onClick={() => toggle(day)}>
              {weekdayName(day)}
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
