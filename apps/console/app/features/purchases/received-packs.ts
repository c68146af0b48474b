import type { Purchase } from '@subah/contract/purchases/purchases';
import { isCost } from './line-input.tsx';

/** What is typed for the packs of one batch, or of a product without batches. */
export type ReceivedPacks = {
  key: string;
  productId: string;
  packs: string;
  cost: string;
  batch: string;
  mrp: string;
  expiresOn: string;
};

type Line = Purchase['lines'][number];

export const newPacks = ({ product, expectedCost, lastCost }: Line): ReceivedPacks => ({
  key: crypto.randomUUID(),
  productId: product._id,
  packs: '',
  cost: String(expectedCost ?? lastCost ?? ''),
  batch: '',
  mrp: '',
  expiresOn: '',
});

const isFilled = ({ packs, cost, mrp }: ReceivedPacks): boolean =>
  Number(packs) > 0 && isCost(cost) && (mrp === '' || isCost(mrp));

/** The lines of the receipt: one for each batch. */
export const receiptLines = (typed: readonly ReceivedPacks[]) =>
  typed.filter(isFilled).map(({ productId, packs, cost, batch, mrp, expiresOn }) => ({
    productId,
    quantity: Number(packs),
    cost: Number(cost),
    ...(batch.trim()
      ? {
          batch: {
            number: batch.trim(),
            ...(expiresOn ? { expiresOn } : {}),
            ...(mrp ? { mrp: Number(mrp) } : {}),
          },
        }
      : {}),
  }));

/** Begun but not ready to be saved, so that nothing typed is left out silently. */
export const hasUnfinished = (typed: readonly ReceivedPacks[]): boolean =>
  typed.some((row) => [row.packs, row.batch, row.mrp, row.expiresOn].some((text) => text !== '') && !isFilled(row));
