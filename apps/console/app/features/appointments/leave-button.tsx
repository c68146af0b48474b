import { appointments as texts } from '@subah/messages/console/appointments';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type LeaveButtonProps = { doctorId: string; date: string; onChange: () => void };

/** Closes the day of a doctor for bookings, or opens it again. */
export function LeaveButton({ doctorId, date, onChange }: LeaveButtonProps) {
  const { data, mutate } = useSWR(['doctor-leave', doctorId], () =>
    api('GET admin/doctors/{id}/leave', { params: { id: doctorId } }),
  );
  const { pending, run } = useAction<'leave'>(t(common.wentWrong));
  if (!data) return null;
  const isAway = data.data.includes(date);
  const params = { id: doctorId, date };
  const change = () =>
    run('leave', async () => {
      if (isAway) await api('DELETE admin/doctors/{id}/leave/{date}', { params });
      else {
        const { booked } = (await api('PUT admin/doctors/{id}/leave/{date}', { params })).data;
        if (booked > 0) toast(t(texts.moveBooked, { count: booked }), { tone: 'warning' });
      }
      toast(t(isAway ? texts.dayOpened : texts.dayClosed));
      await mutate();
      onChange();
    });
  return (
    <Button size="sm" variant="quiet" busy={pending === 'leave'} onClick={() => void change()}>
      {isAway ? t(texts.openDayAgain) : t(texts.closeDay)}
    </Button>
  );
}
