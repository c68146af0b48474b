const MINUTE_MS = 60_000;

// Longest first: the first that fits is used.
const UNITS = [
  { name: 'year', minutes: 365 * 24 * 60 },
  { name: 'month', minutes: 30 * 24 * 60 },
  { name: 'week', minutes: 7 * 24 * 60 },
  { name: 'day', minutes: 24 * 60 },
  { name: 'hour', minutes: 60 },
  { name: 'minute', minutes: 1 },
] as const;

/** "2 hours ago", rounded down. A time in the future (clock skew) is "just now". */
export function timeAgo(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE_MS);
  const unit = UNITS.find(({ minutes: length }) => minutes >= length);
  if (!unit) return 'just now';
  const count = Math.floor(minutes / unit.minutes);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}

export const updatedAgo = (updatedAt: Date, now: Date): string => `Updated ${timeAgo(updatedAt, now)}`;
