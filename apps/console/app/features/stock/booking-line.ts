import type { BatchInput, StockProduct } from '@subah/contract/stock/stock';

/** `packs` and the fields of the batch are texts of inputs; a blank number stands for packs without a batch. */
export type BookingLine = { id: string; product: StockProduct; packs: string; batch: BatchTexts };
export type BatchTexts = { number: string; expiresOn: string; mrp: string; cost: string };

export const noBatch: BatchTexts = { number: '', expiresOn: '', mrp: '', cost: '' };

export const newLine = (product: StockProduct, changes: Partial<BookingLine> = {}): BookingLine => ({
  id: crypto.randomUUID(),
  product,
  packs: '',
  batch: noBatch,
  ...changes,
});

/** A count has a line for each batch and one for the packs without a batch. */
export function linesOf(product: StockProduct, isCount: boolean): BookingLine[] {
  if (!isCount) return [newLine(product, { packs: '1' })];
  const ofBatches = product.batches.map(({ number, expiresOn }) =>
    newLine(product, { batch: { ...noBatch, number, expiresOn } }),
  );
  return [...ofBatches, ...(ofBatches.length === 0 || product.withoutBatch > 0 ? [newLine(product)] : [])];
}

export function shownStock({ product, batch }: BookingLine): number {
  const known = product.batches.find(({ number }) => number === batch.number.trim().toUpperCase());
  return batch.number.trim() ? (known?.quantity ?? 0) : product.withoutBatch;
}

export function batchOf({ batch: { number, expiresOn, mrp, cost } }: BookingLine): BatchInput | undefined {
  if (number.trim() === '') return undefined;
  return {
    number: number.trim(),
    ...(expiresOn ? { expiresOn } : {}),
    ...(mrp ? { mrp: Number(mrp) } : {}),
    ...(cost ? { cost: Number(cost) } : {}),
  };
}
