import { addDays, type CalendarDate } from '../india-time.ts';
import type { Catalog } from './catalogs.ts';

/** Produce has no batch number, and milk is sold on the day that it comes. */
export const canHaveBatches = (catalog: Catalog): boolean => catalog === 'medicine' || catalog === 'grocery';

/** A pharmacy must be able to say which batch a customer got. */
export const needsBatch = (catalog: Catalog): boolean => catalog === 'medicine';

/** Batches that expire on this day or before it are not sold. */
export const lastUnsoldExpiry = (today: CalendarDate, marginDays: number): CalendarDate => addDays(today, marginDays);

type OpenBatch = { id: string; expiresOn: CalendarDate; quantity: number };
type Allotment = { batchId: string; quantity: number };

/** First expired, first out; of equal dates the batch that came first. `short` is what the batches do not hold. */
export function allotBatches(
  quantity: number,
  batches: readonly OpenBatch[],
): { allotments: Allotment[]; short: number } {
  let short = quantity;
  const allotments: Allotment[] = [];
  for (const batch of batches.toSorted(byExpiry)) {
    const taken = Math.min(short, batch.quantity);
    if (taken <= 0) continue;
    allotments.push({ batchId: batch.id, quantity: taken });
    short -= taken;
  }
  return { allotments, short };
}

const byExpiry = (a: OpenBatch, b: OpenBatch): number =>
  a.expiresOn === b.expiresOn ? (a.id < b.id ? -1 : 1) : a.expiresOn < b.expiresOn ? -1 : 1;

/** As printed on packs: "03/2027". */
export const expiryText = (expiresOn: CalendarDate): string => `${expiresOn.slice(5, 7)}/${expiresOn.slice(0, 4)}`;

type RecalledPacks = { deliveredAt: string | null; isReturned: boolean; toldAt: string | null };

/** The customer has packs of a recalled batch and does not know it. */
export const isToBeTold = ({ deliveredAt, isReturned, toldAt }: RecalledPacks): boolean =>
  deliveredAt !== null && !isReturned && toldAt === null;
