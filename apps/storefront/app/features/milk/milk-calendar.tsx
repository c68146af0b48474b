import type { MilkCalendar as Calendar, MilkDay } from '@subah/contract/milk/milk';
import { dayText, weekdayName } from '@subah/messages/dates';
import { WEEK } from '@subah/messages/milk-plan';
import { milkDayStates, milkCalendar as texts } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { weekdayOf } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { cx } from '@subah/ui/class-names';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useState } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { DayDialog } from './day-dialog.tsx';
import { DAY_STATES, dayDisplay, litresText } from './day-states.ts';
import { MonthBill } from './month-bill.tsx';

export function MilkCalendar({ month, onChanged }: { month: string; onChanged: () => void }) {
  const calendar = useAccountQuery('GET milk-plans/calendar', { query: { month } });
  if (calendar.state === 'loading') {
    return (
      <Loading label={t(texts.loading)}>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  }
  if (calendar.state === 'failed') {
    return <ErrorState title={t(texts.fetchFailed)} onRetry={() => void calendar.reload()} />;
  }
  const changed = () => {
    void calendar.reload();
    onChanged();
  };
  return <Month calendar={calendar.data} onChanged={changed} />;
}

function Month({ calendar, onChanged }: { calendar: Calendar; onChanged: () => void }) {
  const [shown, setShown] = useState<{ date: string; isOpen: boolean } | null>(null);
  const day = calendar.days.find(({ date }) => date === shown?.date);
  const first = calendar.days[0];
  // Weeks begin on Monday.
  const before = first ? (weekdayOf(first.date) + 6) % 7 : 0;
  return (
    <div className="grid gap-4">
      {/* On phones the grid uses the card's padding, so that seven cells are wide enough to press. */}
      <div className="grid grid-cols-7 gap-0.5 max-sm:-mx-3 sm:gap-1 md:gap-1.5">
        {WEEK.map((weekday) => (
          <span key={weekday} aria-hidden="true" className="py-1 text-center font-semibold text-ink-600 text-xs">
            {weekdayName(weekday)}
          </span>
        ))}
        {calendar.days.map((day, index) => (
          <Square
            key={day.date}
            day={day}
            isToday={day.date === calendar.today}
            className={index === 0 ? COLUMN_STARTS[before] : undefined}
            onOpen={() => setShown({ date: day.date, isOpen: true })}
          />
        ))}
      </div>
      <Legend days={calendar.days} />
      <MonthBill bill={calendar.bill} />
      {day && (
        <DayDialog
          key={day.date}
          open={shown?.isOpen ?? false}
          day={day}
          onClose={() => setShown({ date: day.date, isOpen: false })}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

const COLUMN_STARTS = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];

type SquareProps = { day: MilkDay; isToday: boolean; className: string | undefined; onOpen: () => void };

function Square({ day, isToday, className, onOpen }: SquareProps) {
  const display = dayDisplay(day.state);
  const [weekday, number, month] = dayText(day.date).split(' ');
  const inside = (
    <>
      <span className={cx('num', isToday && 'rounded-full bg-ink px-1.5 text-white')}>
        <span className="sr-only">{weekday} </span>
        {number}
        <span className="sr-only">
          {' '}
          {month}, {display?.label ?? t(milkDayStates.none)}
          {day.litres > 0 && ', '}
        </span>
      </span>
      {display && <display.icon aria-hidden="true" className="size-4 md:size-5" />}
      <span className="num min-h-4 text-xs">
        {day.litres > 0 && litresText(day.litres)}
        <span className="sr-only">{endOfName(day)}</span>
      </span>
    </>
  );
  const style = cx(SQUARE, display?.square ?? 'text-ink-600', className);
  if (day.plans.length === 0) return <div className={style}>{inside}</div>;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        style,
        'border transition-shadow hover:shadow-soft',
        day.canChange ? 'border-sky-700/40' : 'border-transparent',
      )}
    >
      {inside}
    </button>
  );
}

/** Read by screen readers only. */
const endOfName = ({ charged, canChange }: MilkDay): string =>
  `${charged > 0 ? `, ${formatRupees(charged)}` : ''}${canChange ? t(texts.changeIt) : ''}`;

const SQUARE =
  'grid min-h-16 content-start justify-items-center gap-0.5 rounded-btn px-0.5 py-1.5 font-semibold md:min-h-20';

/** Only states of this month. */
function Legend({ days }: { days: readonly MilkDay[] }) {
  const used = Object.entries(DAY_STATES).filter(([state]) => days.some((day) => day.state === state));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-meta">
      {used.map(([state, { label, icon: Icon, square }]) => (
        <li key={state} className="flex items-center gap-1.5">
          <span className={cx('grid size-6 place-items-center rounded-sm', square)}>
            <Icon aria-hidden="true" className="size-4" />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
