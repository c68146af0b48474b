import { type Catalog, catalogFacts } from './catalogs.ts';

/** Whole percent saved on the MRP. */
export function percentOff(catalog: Catalog, mrpPaise: number | undefined, pricePaise: number | undefined): number {
  if (!mrpPaise || !pricePaise || pricePaise >= mrpPaise) return 0;
  const percent = ((mrpPaise - pricePaise) * 100) / mrpPaise;
  return catalogFacts[catalog].percentRounding === 'nearest' ? Math.round(percent) : Math.floor(percent);
}
