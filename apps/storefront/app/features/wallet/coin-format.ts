import { INDIA_ZONE } from '@subah/rules/india-time';

const day = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA_ZONE, day: 'numeric', month: 'short' });
const fullDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 7;

export const endText = ({ coins, expiresAt }: { coins: number; expiresAt: string }): string =>
  coins === 1
    ? `1 coin ends on ${day.format(new Date(expiresAt))}`
    : `${coins} coins end on ${day.format(new Date(expiresAt))}`;

export const endsSoon = (expiresAt: string, now: number): boolean => Date.parse(expiresAt) - now < SOON_DAYS * DAY_MS;

/** With a minus sign, not a hyphen. */
export const signedCoins = (coins: number): string => (coins < 0 ? `−${-coins}` : `+${coins}`);

export const dayText = (moment: string): string => fullDay.format(new Date(moment));
