import type { DoctorDay } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { dayText, monthNameText, weekdayText } from '@subah/messages/dates';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { ErrorState } from '@subah/ui/empty-state';
import { Field, TextInput } from '@subah/ui/field';
import { Loading, Skeleton } from '@subah/ui/skeleton';

const IN_A_ROW = 14;

type Days = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: DoctorDay[] };

type Props = { days: Days; chosen: string | undefined; onChoose: (date: string) => void; onRetry: () => void };

/** The next two weeks as buttons, later dates by the browser's date input. */
export function DatePicker({ days, chosen, onChoose, onRetry }: Props) {
  if (days.state === 'failed') return <ErrorState title={t(appointmentBooking.datesFailed)} onRetry={onRetry} />;
  if (days.state === 'loading') return <DateSkeletons />;
  const row = days.data.slice(0, IN_A_ROW);
  const isLater = chosen !== undefined && !row.some(({ date }) => date === chosen);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-bold text-base">{t(appointmentBooking.chooseDate)}</legend>
        <div className="no-scrollbar -mx-3.5 mt-2 flex snap-x gap-2 overflow-x-auto px-3.5 py-1 md:-mx-5 md:px-5">
          {row.map((day, index) => (
            <DayCard
              key={day.date}
              day={day}
              isToday={index === 0}
              isChosen={day.date === chosen}
              onChoose={() => onChoose(day.date)}
            />
          ))}
        </div>
      </fieldset>
      <Field label={t(appointmentBooking.otherDate)} className="mt-3 sm:max-w-60">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="date"
            min={days.data[0]?.date}
            max={days.data.at(-1)?.date}
            value={isLater ? chosen : ''}
            onChange={(event) => {
              const date = event.target.value;
              if (days.data.some((day) => day.date === date)) onChoose(date);
            }}
          />
        )}
      </Field>
    </>
  );
}

type DayProps = { day: DoctorDay; isToday: boolean; isChosen: boolean; onChoose: () => void };

function DayCard({ day, isToday, isChosen, onChoose }: DayProps) {
  const room = roomText(day, isToday);
  return (
    <label data-early className={cx(CARD, day.free === 0 && 'bg-sunk', isChosen && CHOSEN)}>
      <input
        type="radio"
        name="day"
        value={day.date}
        checked={isChosen}
        onChange={onChoose}
        aria-label={[isToday && t(appointmentBooking.today), dayText(day.date), room].filter(Boolean).join(', ')}
        className="sr-only"
      />
      <span className="text-meta">{isToday ? t(appointmentBooking.today) : weekdayText(day.date)}</span>
      <b className="font-extrabold text-xl leading-6">{Number(day.date.slice(-2))}</b>
      <span className="text-meta">{monthNameText(day.date)}</span>
      <span className={cx('font-semibold text-xs', !isChosen && (day.free > 0 ? 'text-leaf-700' : 'text-ink-600'))}>
        {room}
      </span>
    </label>
  );
}

function roomText({ slots, free }: DoctorDay, isToday: boolean): string {
  if (slots === 0) return t(isToday ? appointmentBooking.noneLeft : appointmentBooking.dayOff);
  if (free === 0) return t(appointmentBooking.full);
  return t(appointmentBooking.freeSlots, { count: free });
}

const CARD = cx(
  'num relative grid w-19 flex-none cursor-pointer snap-start scroll-ml-3.5 justify-items-center rounded-btn border border-line',
  'bg-card px-1 py-2 transition-colors hover:bg-leaf-50 md:scroll-ml-5',
  'has-focus-visible:outline-2 has-focus-visible:outline-leaf-600 has-focus-visible:outline-offset-2',
);
const CHOSEN = 'border-leaf-600 bg-leaf-600 text-white hover:bg-leaf-700';

function DateSkeletons() {
  return (
    <Loading label={t(appointmentBooking.loadingDates)}>
      <Skeleton className="h-5 w-32" />
      <div className="mt-3 flex gap-2 overflow-hidden">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
          <Skeleton key={index} className="h-24 w-19 flex-none rounded-btn" />
        ))}
      </div>
      <Skeleton className="mt-4 h-12 rounded-btn sm:max-w-60" />
    </Loading>
  );
}
