import { indiaClock } from '../india-time.ts';

/** Express delivery runs from 8AM to 9PM India time and takes 10 to 30 minutes. */
const OPENS_HOUR = 8;
const CLOSES_HOUR = 21;
const LONGEST_MINUTES = 30;
const SHORTEST_MINUTES = 10;

export function expressAt(now: Date): { isAvailable: boolean; note: string } {
  const { hour } = indiaClock(now);
  if (hour >= OPENS_HOUR && hour < CLOSES_HOUR) {
    return { isAvailable: true, note: `Delivered in ${SHORTEST_MINUTES} to ${LONGEST_MINUTES} minutes` };
  }
  return {
    isAvailable: false,
    note: `Express delivery is back ${hour < OPENS_HOUR ? 'today' : 'tomorrow'} at 8AM`,
  };
}

/** When an express order that is placed now is at the door. */
export const expressSlot = (now: Date): { startsAt: Date; endsAt: Date } => ({
  startsAt: new Date(now.getTime() + SHORTEST_MINUTES * 60_000),
  endsAt: new Date(now.getTime() + LONGEST_MINUTES * 60_000),
});
