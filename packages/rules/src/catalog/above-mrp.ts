import type { Catalog } from './catalogs.ts';

/** The MRP is printed on the pack; selling above it is illegal in India. */
export const isAboveMrp = (pricePaise: number, mrpPaise: number): boolean => pricePaise > mrpPaise;

/** Loose fruit and vegetables carry no printed MRP, so theirs rises with the price. */
export const mrpAfterPriceRise = (catalog: Catalog, pricePaise: number, mrpPaise: number): number =>
  catalog === 'fruits' ? Math.max(pricePaise, mrpPaise) : mrpPaise;
