import { dayOfMonthText } from '@subah/messages/dates';
import { t } from '@subah/messages/translate';
import { wallet } from '@subah/messages/wallet';
import { indiaDate } from '@subah/rules/india-time';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 7;

export const expiryText = ({ coins, expiresAt }: { coins: number; expiresAt: string }): string =>
  t(wallet.expires, { count: coins, date: dayOfMonthText(indiaDate(new Date(expiresAt))) });

export const expiresSoon = (expiresAt: string, now: number): boolean =>
  Date.parse(expiresAt) - now < SOON_DAYS * DAY_MS;

/** With a minus sign, not a hyphen. */
export const signedCoins = (coins: number): string => (coins < 0 ? `−${-coins}` : `+${coins}`);
