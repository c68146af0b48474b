import type { Slot } from '@subah/contract/healthcare/healthcare';
import { useState } from 'react';
import { usePublicQuery } from '../../../lib/data/use-api-query.ts';
import { type FirstTimes, firstFreeDate } from './first-times.ts';

/** Days and slots of a doctor, with the chosen ones; the first free day until one is chosen. */
export function useVisitTimes(doctorId: string, first: FirstTimes) {
  const [chosenDate, setDate] = useState<string>();
  const [slot, setSlot] = useState<Slot>();
  const days = usePublicQuery(
    'GET doctors/{id}/days',
    { params: { id: doctorId } },
    first.days ? { fallbackData: first.days } : {},
  );
  const date = chosenDate ?? firstFreeDate(days.data);
  const slots = usePublicQuery(
    'GET doctors/{id}/slots',
    date === undefined ? null : { params: { id: doctorId }, query: { date } },
    date !== undefined && date === first.slots?.data.date ? { fallbackData: first.slots } : {},
  );
  return {
    days,
    slots,
    date,
    slot,
    chooseDate: (chosen: string) => {
      setDate(chosen);
      setSlot(undefined);
    },
    chooseSlot: setSlot,
    /** The chosen slot may have been taken meanwhile. */
    reload: () => {
      setSlot(undefined);
      void slots.reload();
      void days.reload();
    },
  };
}
