import { ApiError } from '@subah/contract/client/api-client';
import type { OwnAppointment, Slot } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { usePublicQuery } from '../../../lib/data/use-api-query.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';
import { changedTotalOf } from '../../../shared/payment/changed-total.ts';
import { type FirstTimes, firstFreeDate } from './first-times.ts';

const NO_SLOT = t(appointmentBooking.slotMissing);

type BookingInput = { date: string; slot: Slot; familyMemberId?: string; reason: string; expectedTotal: number };

/** A visitor signs in first; the booking continues afterwards. */
export function useBooking(doctorId: string, fee: number, first: FirstTimes) {
  const api = useApi();
  const [chosenDate, setDate] = useState<string>();
  const [slot, setSlot] = useState<Slot>();
  const [patientId, setPatientId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [slotError, setSlotError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [booked, setBooked] = useState<OwnAppointment>();
  const [changed, setChanged] = useState<{ input: BookingInput; newFee: number } | null>(null);
  const isLocked = useRef(false);
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

  /** The slot may have been taken by someone else. */
  const reloadSlots = () => {
    setSlot(undefined);
    void slots.reload();
    void days.reload();
  };

  const book = async (input: BookingInput): Promise<void> => {
    if (isLocked.current) return;
    isLocked.current = true;
    setFailure(undefined);
    setBusy(true);
    try {
      const { data } = await api('POST book-slot/appointments', { body: { doctorId, ...input } });
      setBooked(data);
      setReason('');
      reloadSlots();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return signInFirst(() => void book(input));
      const newFee = changedTotalOf(error);
      if (newFee !== undefined && newFee > input.expectedTotal) return setChanged({ input, newFee });
      if (newFee !== undefined) {
        // A membership that became known by signing in.
        isLocked.current = false;
        return await book({ ...input, expectedTotal: newFee });
      }
      setFailure(error);
      if (error instanceof ApiError) reloadSlots();
    } finally {
      isLocked.current = false;
      setBusy(false);
    }
  };

  const acceptNewFee = (): void => {
    if (!changed) return;
    setChanged(null);
    void book({ ...changed.input, expectedTotal: changed.newFee });
  };

  const submit = (): void => {
    const missing = date === undefined ? t(appointmentBooking.dateFirst) : slot ? undefined : NO_SLOT;
    if (date === undefined || !slot) {
      setSlotError(missing);
      toast(missing ?? NO_SLOT, { tone: 'error' });
      document.getElementById(date === undefined ? 'dates' : 'slots')?.focus();
      return;
    }
    const input = {
      date,
      slot,
      reason: reason.trim(),
      expectedTotal: fee,
      ...(patientId && { familyMemberId: patientId }),
    };
    if (currentSession().isSignedIn) void book(input);
    else signInFirst(() => void book(input));
  };

  return {
    date,
    slot,
    reason,
    slotError,
    failure,
    days,
    slots,
    isBusy,
    booked,
    changed,
    acceptNewFee,
    refuseNewFee: () => setChanged(null),
    setReason,
    patientId,
    setPatientId,
    submit,
    chooseDate: (chosen: string) => {
      setDate(chosen);
      setSlot(undefined);
      setSlotError(undefined);
    },
    chooseSlot: (chosen: Slot) => {
      setSlot(chosen);
      setSlotError(undefined);
      setFailure(undefined);
    },
    closeBooked: () => setBooked(undefined),
  };
}

function signInFirst(afterSignIn: () => void): void {
  toast(t(appointmentBooking.signInFirst), { tone: 'error' });
  openSignIn({ afterSignIn });
}
