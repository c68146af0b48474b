import type { DoctorSlots, Slot } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { dayText } from '@subah/messages/dates';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { CircleAlert, type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react';
import { type PartOfDay, partOfDay, slotText } from '../appointment-format.ts';

type Slots = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: DoctorSlots };

type Props = {
  date: string | undefined;
  slots: Slots;
  chosen: Slot | undefined;
  error: string | undefined;
  onChoose: (slot: Slot) => void;
  onRetry: () => void;
};

/** Taken slots stay visible. */
export function SlotPicker({ date, slots, chosen, error, onChoose, onRetry }: Props) {
  if (date === undefined)
    return <Note title={t(appointmentBooking.chooseTime)} text={t(appointmentBooking.dateFirst)} />;
  const title = t(appointmentBooking.timesOn, { day: dayText(date) });
  if (slots.state === 'loading') return <SlotSkeletons title={title} />;
  if (slots.state === 'failed') return <ErrorState title={t(appointmentBooking.timesFailed)} onRetry={onRetry} />;
  if (slots.data.slots.length === 0) return <Note title={title} text={t(appointmentBooking.noSlots)} />;
  return (
    <fieldset id="slots" tabIndex={-1} aria-describedby={error && 'slots-note'} className="min-w-0 outline-none">
      <legend className="font-bold text-base">{title}</legend>
      {error && (
        <p id="slots-note" className="mt-1 flex gap-1.5 font-semibold text-chilli">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
          {error}
        </p>
      )}
      {PARTS.map(({ part, icon: Icon }) => {
        const ofPart = slots.data.slots.filter((slot) => partOfDay(slot) === part);
        if (ofPart.length === 0) return null;
        return (
          <div key={part}>
            <p className="mt-3 mb-2 flex items-center gap-2 font-semibold text-ink-600">
              <Icon aria-hidden="true" className="size-4" />
              {t(appointmentBooking[part])}
            </p>
            <div className="grid grid-cols-3 gap-2 md:grid-cols-4">
              {ofPart.map((slot) => (
                <SlotCard
                  key={slot.start}
                  slot={slot}
                  isChosen={chosen?.start === slot.start}
                  onChoose={() => onChoose({ start: slot.start, end: slot.end })}
                />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

const PARTS: readonly { part: PartOfDay; icon: LucideIcon }[] = [
  { part: 'morning', icon: Sunrise },
  { part: 'afternoon', icon: Sun },
  { part: 'evening', icon: Moon },
];

type CardProps = { slot: Slot & { isTaken: boolean }; isChosen: boolean; onChoose: () => void };

function SlotCard({ slot, isChosen, onChoose }: CardProps) {
  const text = slotText(slot);
  return (
    <label data-early className={cx(CARD, slot.isTaken && 'border-dashed bg-sunk text-ink-600', isChosen && CHOSEN)}>
      <input
        type="radio"
        name="slot"
        value={slot.start}
        checked={isChosen}
        disabled={slot.isTaken}
        onChange={onChoose}
        aria-label={slot.isTaken ? t(appointmentBooking.takenSlot, { time: text }) : text}
        className="sr-only"
      />
      <span className={cx('font-semibold', slot.isTaken && 'line-through')}>{text}</span>
      {slot.isTaken && <span className="font-semibold text-xs">{t(appointmentBooking.taken)}</span>}
    </label>
  );
}

const CARD = cx(
  'num relative grid min-h-12 place-content-center justify-items-center rounded-btn border border-line bg-card px-1 text-center',
  'transition-colors has-enabled:cursor-pointer has-enabled:hover:bg-leaf-50',
  'has-focus-visible:outline-2 has-focus-visible:outline-leaf-600 has-focus-visible:outline-offset-2',
);
const CHOSEN = 'border-leaf-600 bg-leaf-600 text-white has-enabled:hover:bg-leaf-700';

const Note = ({ title, text }: { title: string; text: string }) => (
  <>
    <h2 className="font-bold text-base">{title}</h2>
    <p role="status" className="mt-1 text-ink-600">
      {text}
    </p>
  </>
);

function SlotSkeletons({ title }: { title: string }) {
  return (
    <Loading label={t(appointmentBooking.loadingTimes)}>
      <p className="font-bold text-base">{title}</p>
      <div className="mt-3 grid grid-cols-3 gap-2 md:grid-cols-4">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} className="h-12 rounded-btn" />
        ))}
      </div>
    </Loading>
  );
}
