import { storedText } from '@subah/contract/client/stored-text';
import type { RiderDay } from '@subah/contract/rounds/rider';
import { indiaDate } from '@subah/rules/india-time';

const stored = storedText('rider-day');

/** A day that an earlier release stored has no pick-ups. */
const NOTHING_TO_FETCH: Pick<RiderDay, 'pickUps'> = { pickUps: [] };

/** Addresses of customers stay on the phone only for the day of the round. */
export function readStoredDay(riderId: string): RiderDay | undefined {
  try {
    const { rider, day } = JSON.parse(stored.get() ?? 'null') ?? {};
    if (rider === riderId && day?.date === indiaDate(new Date())) return { ...NOTHING_TO_FETCH, ...day };
  } catch {
    // Unreadable: as if nothing was stored.
  }
  stored.set(null);
  return undefined;
}

export const storeDay = (riderId: string, day: RiderDay): void => stored.set(JSON.stringify({ rider: riderId, day }));

export const forgetDay = (): void => stored.set(null);
