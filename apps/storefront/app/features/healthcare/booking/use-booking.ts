import { ApiError } from '@subah/contract/client/api-client';
import type { OwnAppointment, Slot } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';
import { changedTotalOf } from '../../../shared/payment/changed-total.ts';
import type { FirstTimes } from './first-times.ts';
import { useVisitTimes } from './use-visit-times.ts';

type BookingInput = { date: string; slot: Slot; familyMemberId?: string; reason: string; expectedTotal: number };

/** A visitor signs in first; the booking continues afterwards. */
export function useBooking(doctorId: string, fee: number, first: FirstTimes) {
  const api = useApi();
  const times = useVisitTimes(doctorId, first);
  const [patientId, setPatientId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [slotError, setSlotError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [booked, setBooked] = useState<OwnAppointment>();
  const [changed, setChanged] = useState<{ input: BookingInput; newFee: number } | null>(null);
  const isLocked = useRef(false);

  const book = async (input: BookingInput): Promise<void> => {
    if (isLocked.current) return;
    isLocked.current = true;
    setFailure(undefined);
    setBusy(true);
    try {
      const { data } = await api('POST book-slot/appointments', { body: { doctorId, ...input } });
      setBooked(data);
      setReason('');
      times.reload();
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
      if (error instanceof ApiError) times.reload();
    } finally {
      isLocked.current = false;
      setBusy(false);
    }
  };

  const askFor = (fieldId: 'dates' | 'slots', message: string): void => {
    setSlotError(message);
    toast(message, { tone: 'error' });
    document.getElementById(fieldId)?.focus();
  };

  const acceptNewFee = (): void => {
    if (!changed) return;
    setChanged(null);
    void book({ ...changed.input, expectedTotal: changed.newFee });
  };

  const submit = (): void => {
    const { date, slot } = times;
    if (date === undefined || !slot) {
      if (date === undefined) askFor('dates', t(appointmentBooking.dateFirst));
      else askFor('slots', t(appointmentBooking.slotMissing));
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
    times,
    reason,
    slotError,
    failure,
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
      times.chooseDate(chosen);
      setSlotError(undefined);
    },
    chooseSlot: (chosen: Slot) => {
      times.chooseSlot(chosen);
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
