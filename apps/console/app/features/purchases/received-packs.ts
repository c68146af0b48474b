import type { Purchase } from '@subah/contract/purchases/purchases';
import { lacksBatch } from '../../shared/products/lacks-batch.ts';
import { isCost } from './line-input.tsx';

/** What is typed for the packs of one batch, or of a product without batches. */
export type ReceivedPacks = {
  key: string;
  productId: string;
  needsBatch: boolean;
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
  needsBatch: product.needsBatch,
  packs: '',
  cost: String(expectedCost ?? lastCost ?? ''),
  batch: '',
  mrp: '',
  expiresOn: '',
});

const isWithoutBatch = (row: ReceivedPacks): boolean => lacksBatch({ ...row, number: row.batch });

const isFilled = (row: ReceivedPacks): boolean =>
  Number(row.packs) > 0 && isCost(row.cost) && (row.mrp === '' || isCost(row.mrp)) && !isWithoutBatch(row);

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

/** A medicine whose packs are entered without its batch or expiry. */
export const hasPacksWithoutBatch = (row: ReceivedPacks): boolean =>
  Number(row.packs) > 0 && isCost(row.cost) && isWithoutBatch(row);

export const isBegun = (row: ReceivedPacks): boolean =>
  [row.packs, row.batch, row.mrp, row.expiresOn].some((text) => text !== '');

/** Begun but not ready to be saved, so that nothing typed is left out silently. */
export const isUnfinished = (row: ReceivedPacks): boolean => isBegun(row) && !isFilled(row);
