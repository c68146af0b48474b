import { isUndelivered } from './allowed-changes.ts';
import type { LineChange, OrderedLine } from './change-lines.ts';
import type { OrderStatus } from './statuses.ts';

const IN_SHOP_STATUSES: readonly OrderStatus[] = ['OrderPlaced', 'shipped'];

/** The goods have not left: they can be moved to another morning, and a product can be replaced. */
export const isInShop = ({ status }: { status: string }): boolean =>
  IN_SHOP_STATUSES.some((before) => before === status);

/** Staff change lines until the delivery, as customers refuse single items at the door. */
export const canChangeItems = ({ status }: { status: string }): boolean => isUndelivered(status);

export type LineRefusal =
  | {
      code:
        | 'unknownLine'
        | 'repeatedLine'
        | 'quantityRaised'
        | 'priceRaised'
        | 'labTestReplaced'
        | 'replacementOrdered';
      lineId: string;
    }
  | { code: 'nothingChanged' | 'nothingLeft' };

/** Why these changes cannot be made; undefined when they can. `lines` are those that are not taken out yet. */
export function refuseLineChanges(
  lines: (OrderedLine & { productId: string })[],
  changes: LineChange[],
): LineRefusal | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const seen = new Set<string>();
  let isChanged = false;
  let gone = 0;
  for (const { lineId, quantity, pricePaise, replacement } of changes) {
    const line = byId.get(lineId);
    if (!line) return { code: 'unknownLine', lineId };
    if (seen.has(lineId)) return { code: 'repeatedLine', lineId };
    seen.add(lineId);
    if (quantity > line.quantity) return { code: 'quantityRaised', lineId };
    if (pricePaise !== undefined && pricePaise > line.pricePaise) return { code: 'priceRaised', lineId };
    const isKept = quantity === line.quantity;
    if (replacement && (line.catalog === 'labtest' || replacement.product.catalog === 'labtest')) {
      return { code: 'labTestReplaced', lineId };
    }
    // A replacement of nothing would be an extra product.
    if (replacement && isKept) return { code: 'quantityRaised', lineId };
    isChanged ||= !isKept || (pricePaise !== undefined && pricePaise < line.pricePaise);
    if (quantity === 0 && !replacement) gone += 1;
  }
  const twice = findProductTwice(lines, changes);
  if (twice) return { code: 'replacementOrdered', lineId: twice.lineId };
  if (!isChanged) return { code: 'nothingChanged' };
  return gone === lines.length ? { code: 'nothingLeft' } : undefined;
}

/** An order has one line per product, so a replacement cannot be a product that it has already. */
function findProductTwice(lines: { id: string; productId: string }[], changes: LineChange[]): LineChange | undefined {
  const removed = new Set(changes.filter(({ quantity }) => quantity === 0).map(({ lineId }) => lineId));
  const taken = new Set(lines.filter(({ id }) => !removed.has(id)).map(({ productId }) => productId));
  return changes.find(({ replacement }) => {
    if (!replacement) return false;
    const isTaken = taken.has(replacement.product.productId);
    taken.add(replacement.product.productId);
    return isTaken;
  });
}
