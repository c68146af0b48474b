import type { Catalog } from '../catalog/catalogs.ts';
import { isResold } from './status-effects.ts';

export const PICK_UP_STATES = ['open', 'done', 'withdrawn'] as const;
export type PickUpState = (typeof PICK_UP_STATES)[number];

/**
 * When the packs of a pick-up go back into stock: when they are picked up, or never. Returns that earlier releases accepted
 * put them back at once.
 */
export const RESTOCKS = ['picked_up', 'never', 'accepted'] as const;
export type Restock = (typeof RESTOCKS)[number];

export const restockOf = (catalog: Catalog): Restock => (isResold(catalog, 'returned') ? 'picked_up' : 'never');

type PickUp = { doneAt: Date | null; withdrawnAt: Date | null };

export const pickUpState = ({ doneAt, withdrawnAt }: PickUp): PickUpState => {
  if (doneAt) return 'done';
  return withdrawnAt ? 'withdrawn' : 'open';
};
