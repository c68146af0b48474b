import { reminderLabels, shoppingLists as texts } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { REMINDER_INTERVALS, type ReminderInterval } from '@subah/rules/lists/reminders';
import { Field, Select } from '@subah/ui/field';

type Props = {
  value: ReminderInterval | null;
  onChange: (value: ReminderInterval | null) => void;
  note?: string;
  error?: string | undefined;
};

export function ReminderChoice({ value, onChange, note, error }: Props) {
  return (
    <Field label={t(texts.reminder)} hint={note} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value ?? 'never'}
          onChange={(event) => onChange(REMINDER_INTERVALS.find((every) => every === event.target.value) ?? null)}
        >
          {(['never', ...REMINDER_INTERVALS] as const).map((every) => (
            <option key={every} value={every}>
              {t(reminderLabels[every])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
