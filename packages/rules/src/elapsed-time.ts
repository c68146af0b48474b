const MINUTE_MS = 60_000;

// Longest first: the first that fits is used.
const UNITS = [
  { unit: 'year', minutes: 365 * 24 * 60 },
  { unit: 'month', minutes: 30 * 24 * 60 },
  { unit: 'week', minutes: 7 * 24 * 60 },
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

export type TimeUnit = (typeof UNITS)[number]['unit'];
export type ElapsedTime = { unit: TimeUnit; count: number };

/** Whole units, rounded down. Null below a minute and for a time in the future (clock skew). */
export function elapsedTime(then: Date, now: Date): ElapsedTime | null {
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE_MS);
  const longest = UNITS.find((unit) => minutes >= unit.minutes);
  return longest ? { unit: longest.unit, count: Math.floor(minutes / longest.minutes) } : null;
}
