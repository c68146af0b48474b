import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
import { Chip } from '@subah/ui/chip';
import { PrintButton } from '../../lib/list/print-button.tsx';
import { type Period, quickPeriods } from './use-period.ts';

type PeriodBarProps = { period: Period; today: string; onChoose: (period: Period) => void };

export function PeriodBar({ period, today, onChoose }: PeriodBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <DayInput
        label={t(common.from)}
        value={period.from}
        max={today}
        onChange={(from) => onChoose({ from, to: from > period.to ? from : period.to })}
      />
      <DayInput
        label={t(common.to)}
        value={period.to}
        max={today}
        onChange={(to) => onChoose({ from: to < period.from ? to : period.from, to })}
      />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t(texts.period)}</legend>
        {quickPeriods(today).map(({ label, period: { from, to } }) => (
          <Chip key={label} pressed={from === period.from && to === period.to} onClick={() => onChoose({ from, to })}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <PrintButton />
    </div>
  );
}

type DayInputProps = { label: string; value: string; max: string; onChange: (date: string) => void };

const DayInput = ({ label, value, max, onChange }: DayInputProps) => (
  <label className="flex items-center gap-2">
    {label}
    <input
      type="date"
      value={value}
      max={max}
      // A date that is being typed is empty.
      onChange={(event) => event.target.value && onChange(event.target.value)}
      className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
    />
  </label>
);
