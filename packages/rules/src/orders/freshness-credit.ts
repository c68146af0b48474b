import type { Catalog } from '../catalog/catalogs.ts';

const FRESH_CATALOGS: readonly Catalog[] = ['fruits', 'milk'];
const HOUR_MS = 60 * 60 * 1000;
export const CREDIT_HOURS = 2;

/** After this many refused photos staff decide before anything is credited. */
export const MAX_REFUSED_CREDITS = 2;

/** In rupees, which are coins. Zero switches instant credits off. */
export type FreshnessLimits = { perOrder: number; perMonth: number };

export const DEFAULT_FRESHNESS: FreshnessLimits = { perOrder: 200, perMonth: 500 };

/** Produce and dairy are credited at once for a photo within two hours of their delivery. */
export const isFresh = (catalog: Catalog): boolean => FRESH_CATALOGS.includes(catalog);

/** Undefined when the order is not delivered or the time is over. */
export function creditUntil(
  { status, deliveredAt }: { status: string; deliveredAt: Date | null },
  now: Date,
): Date | undefined {
  if (status !== 'delivered' || !deliveredAt) return undefined;
  const until = new Date(deliveredAt.getTime() + CREDIT_HOURS * HOUR_MS);
  return now < until ? until : undefined;
}

type Credited = { orderCoins: number; monthCoins: number; refused: number };

/** How many coins can still be credited at once, before and after what was credited. */
export function creditLeft(limits: FreshnessLimits, { orderCoins, monthCoins, refused }: Credited): number {
  if (refused >= MAX_REFUSED_CREDITS) return 0;
  return Math.max(0, Math.min(limits.perOrder - orderCoins, limits.perMonth - monthCoins));
}

/** What was paid for the packs in whole coins, rounded in favour of the customer. */
export const creditCoins = (
  line: { quantity: number; taxablePaise: number; taxPaise: number },
  packs: number,
  left: number,
): number => Math.min(left, Math.ceil(((line.taxablePaise + line.taxPaise) * packs) / line.quantity / 100));
