import type { OwnAppointment } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { appointments } from '@subah/messages/appointments';
import { dayText } from '@subah/messages/dates';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { ActionError } from '../../../lib/forms/action-error.tsx';
import { slotText } from '../appointment-format.ts';
import { DatePicker } from '../booking/date-picker.tsx';
import { SlotPicker } from '../booking/slot-picker.tsx';
import { useVisitTimes } from '../booking/use-visit-times.ts';

type Props = { visit: OwnAppointment | undefined; onClose: () => void; onMoved: () => void };

/** Offers the free times of the same doctor. */
export function MoveAppointment({ visit, onClose, onMoved }: Props) {
  return (
    <Dialog open={visit !== undefined} onClose={onClose} title={t(appointments.moveTitle)}>
      {visit && <MoveForm key={visit._id} visit={visit} onMoved={onMoved} />}
    </Dialog>
  );
}

function MoveForm({ visit, onMoved }: { visit: OwnAppointment; onMoved: () => void }) {
  const api = useApi();
  const times = useVisitTimes(visit.doctorId, { days: null, slots: null });
  const [slotError, setSlotError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  const move = async () => {
    const { date, slot } = times;
    if (date === undefined || !slot) return setSlotError(t(appointmentBooking.slotMissing));
    setBusy(true);
    setFailure(undefined);
    try {
      const readAs = { date: visit.date, slot: visit.slot };
      await api('PATCH book-slot/{id}/move', { params: { id: visit._id }, body: { date, slot, readAs } });
      toast(t(appointments.moved));
      onMoved();
    } catch (error) {
      setFailure(error);
      times.reload();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid min-w-0 gap-4">
      <p className="num text-ink-600">
        {t(appointments.moveFrom, {
          doctor: visit.doctor.name,
          moment: `${dayText(visit.date)}, ${slotText(visit.slot)}`,
        })}
      </p>
      <div className="min-w-0">
        <DatePicker
          days={times.days}
          chosen={times.date}
          onChoose={(date) => {
            times.chooseDate(date);
            setSlotError(undefined);
          }}
          onRetry={times.reload}
        />
      </div>
      <div className="min-w-0">
        <SlotPicker
          date={times.date}
          slots={times.slots}
          chosen={times.slot}
          error={slotError}
          onChoose={(slot) => {
            times.chooseSlot(slot);
            setSlotError(undefined);
            setFailure(undefined);
          }}
          onRetry={times.reload}
        />
      </div>
      <ActionError error={failure} fallback={t(appointments.moveFailed)} />
      <Button block size="lg" busy={isBusy} onClick={() => void move()}>
        {t(appointments.moveConfirm)}
      </Button>
    </div>
  );
}
