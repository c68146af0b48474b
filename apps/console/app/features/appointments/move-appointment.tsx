import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { appointments as texts } from '@subah/messages/console/appointments';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, Select, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type MoveAppointmentProps = { appointment: Appointment; onClose: () => void; onDone: () => void };

/** Offers the free slots of the doctor on the chosen day. */
export function MoveAppointment({ appointment, onClose, onDone }: MoveAppointmentProps) {
  const { _id, doctorId } = appointment;
  const [date, setDate] = useState(appointment.date);
  const [start, setStart] = useState('');
  const { pending, run } = useAction<'move'>(t(common.wentWrong));
  const { data, isLoading } = useSWR(['doctor-slots', doctorId, date], () =>
    api('GET doctors/{id}/slots', { params: { id: doctorId }, query: { date } }),
  );
  const free = (data?.data.slots ?? []).filter(({ isTaken }) => !isTaken);
  const slot = free.find((candidate) => candidate.start === start) ?? free[0];
  const move = () =>
    run('move', async () => {
      if (!slot) return;
      const body = { date, slot: { start: slot.start, end: slot.end }, readAs: appointment };
      await api('PATCH admin/appointments/{id}', { params: { id: _id }, body });
      toast(t(texts.movedToast));
      onClose();
      onDone();
    });
  return (
    <Dialog open onClose={onClose} title={t(texts.rescheduleTitle, { name: appointment.userId.name ?? '' })} size="sm">
      <div className="grid gap-4">
        <Field label={t(common.day)}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              data-autofocus
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Field label={t(texts.time)} error={!isLoading && free.length === 0 ? t(texts.noFreeTime) : undefined}>
          {(control) => (
            <Select {...control} value={slot?.start ?? ''} onChange={(event) => setStart(event.target.value)}>
              {free.map((option) => (
                <option key={option.start} value={option.start}>
                  {option.start}–{option.end}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button block disabled={!slot} busy={pending === 'move'} onClick={() => void move()}>
          {t(texts.reschedule)}
        </Button>
      </div>
    </Dialog>
  );
}
