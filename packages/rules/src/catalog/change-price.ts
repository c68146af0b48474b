import { toPaise } from '../money.ts';
import { mrpAfterPriceRise } from './above-mrp.ts';
import type { Catalog } from './catalogs.ts';
import { MAX_PRICE } from './product-limits.ts';

export const PRICE_STEPS = ['raise-percent', 'lower-percent', 'raise-rupees', 'lower-rupees'] as const;
type PriceStep = (typeof PRICE_STEPS)[number];

export type PriceChange = {
  step: PriceStep;
  /** Percent or rupees, with at most two decimals. */
  by: number;
  /** The new price is a whole rupee. */
  isRounded: boolean;
};

type Price = { catalog: Catalog; pricePaise: number; mrpPaise: number; hasMrp: boolean };
type ChangedPrice = { pricePaise: number; mrpPaise: number; isHeldAtMrp: boolean };

/** The price after a change of many products together: never above the MRP, and rounding never turns a rise into a cut. */
export function changePrice(price: Price, change: PriceChange): ChangedPrice | 'PRICE_TOO_LOW' | 'PRICE_TOO_HIGH' {
  const { catalog, pricePaise, mrpPaise, hasMrp } = price;
  const isRise = change.step.startsWith('raise');
  const rounded = Math.round(exactPaise(pricePaise, change) / unitPaise(change)) * unitPaise(change);
  const intended = isRise ? Math.max(rounded, pricePaise) : Math.min(rounded, pricePaise);
  if (intended <= 0) return 'PRICE_TOO_LOW';
  if (intended > toPaise(MAX_PRICE)) return 'PRICE_TOO_HIGH';
  if (!hasMrp) return { pricePaise: intended, mrpPaise: intended, isHeldAtMrp: false };
  const newMrpPaise = mrpAfterPriceRise(catalog, intended, mrpPaise);
  return {
    pricePaise: Math.min(intended, newMrpPaise),
    mrpPaise: newMrpPaise,
    isHeldAtMrp: intended > newMrpPaise,
  };
}

const unitPaise = ({ isRounded }: PriceChange): number => (isRounded ? 100 : 1);

function exactPaise(pricePaise: number, { step, by }: PriceChange): number {
  // Hundredths of a percent, or paise: whole numbers, so that no float error reaches the rounding.
  const hundredths = Math.round(by * 100);
  switch (step) {
    case 'raise-percent':
      return (pricePaise * (10_000 + hundredths)) / 10_000;
    case 'lower-percent':
      return (pricePaise * (10_000 - hundredths)) / 10_000;
    case 'raise-rupees':
      return pricePaise + hundredths;
    case 'lower-rupees':
      return pricePaise - hundredths;
  }
}
