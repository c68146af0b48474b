import { type BookingReason, isCount } from './stock-reasons.ts';

type Row = {
  line: number;
  product: { id: string; name: string };
  batch?: { number: string };
  reason: BookingReason;
  note: string;
};
type Fault = { line: number; field: 'batch' | 'reason' | 'note'; message: string };

/**
 * Rows of a stock list that count a product in a way that can be read in two ways. A count without a batch counts the packs
 * that belong to none: for a product in batches it needs a count of each batch beside it, because it could mean all packs.
 * `shelf` has the batches with packs, by product.
 */
export function findCountFaults(rows: readonly Row[], shelf: ReadonlyMap<string, readonly string[]>): Fault[] {
  return [...Map.groupBy(rows, ({ product }) => product.id).values()].flatMap((ofProduct) => {
    const counts = ofProduct.filter(({ reason }) => isCount(reason));
    const [first] = counts;
    if (!first) return [];
    const { id, name } = first.product;
    const listed = new Set(counts.map(({ batch }) => batch?.number));
    const missing = (shelf.get(id) ?? []).filter((number) => !listed.has(number));
    return ofProduct.flatMap(({ line, reason, note, batch }): Fault[] => {
      if (!isCount(reason))
        return [
          { line, field: 'reason', message: `${name} is counted on line ${first.line}. Book this in another list.` },
        ];
      if (note !== first.note)
        return [
          { line, field: 'note', message: `Enter the same note for all counts of ${name}, as on line ${first.line}.` },
        ];
      if (batch || missing.length === 0) return [];
      const batches = missing.length === 1 ? `batch ${missing[0]}` : `batches ${missing.join(', ')}`;
      return [
        {
          line,
          field: 'batch',
          message: `${name} has packs of ${batches}. Count each batch in a row of its own; a row without a batch counts only packs that have none.`,
        },
      ];
    });
  });
}
