import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';
import { MIN_PROVIDER_PAISE } from '../payments/provider-minimum.ts';
import { type Charges, duePaise } from '../pricing/bill-lines.ts';
import { isCarried } from '../pricing/carried-goods.ts';
import { sumBill } from '../pricing/price-basket.ts';
import { splitTax } from '../pricing/split-tax.ts';

type LineAmounts = {
  quantity: number;
  pricePaise: number;
  memberDiscountPaise: number;
  couponDiscountPaise: number;
};

type Taxed = { taxablePaise: number; taxPaise: number };

export type OrderedLine = LineAmounts & Taxed & { id: string; catalog: Catalog; mrpPaise: number; gstPercent: number };

export type ReplacementProduct = {
  productId: string;
  catalog: Catalog;
  pricePaise: number;
  mrpPaise: number;
  gstPercent: number;
};

export type LineChange<Product extends ReplacementProduct = ReplacementProduct> = {
  lineId: string;
  /** What stays of the line; 0 takes it out. */
  quantity: number;
  /** A lower price per pack, for a pack that weighs less or costs less. */
  pricePaise?: number | undefined;
  replacement?: { product: Product; quantity: number } | undefined;
};

type OrderCharges = Omit<Charges, 'freeDeliveryAbovePaise'>;
type BilledOrder = OrderCharges & { paymentType: 'online' | 'cod' };
type NewLine<Product> = LineAmounts & Taxed & { product: Product; replacesLineId: string };

export type ChangedOrder<Line extends OrderedLine, Product> = {
  charges: OrderCharges;
  kept: Line[];
  removedIds: string[];
  added: NewLine<Product>[];
  reducedPaise: number;
  /** Money is refunded first; below zero by less than ₹1 where whole coins give back more than the bill loses. */
  refundPaise: number;
  coinsBack: number;
};

/** Of a change that the customer asked for, see `ownChangeTerms`. The bill may then rise, which the caller refuses. */
export type ChangeTerms = {
  /** False for goods at fault. */
  isOwnChoice: boolean;
  keepsCoupon: boolean;
  smallCartPaise: number;
};

/**
 * Bills an order again after its lines changed. Without `terms` the shop caused the change and the customer never pays
 * more: discounts stay at their old rate even below the minimum of the coupon, no small-cart charge is added, and a
 * replacement costs at most what it replaces.
 */
export function changeLines<Line extends OrderedLine, Product extends ReplacementProduct>(
  charges: BilledOrder,
  lines: Line[],
  changes: LineChange<Product>[],
  { keepsCoupon, smallCartPaise }: Omit<ChangeTerms, 'isOwnChoice'> = {
    keepsCoupon: true,
    smallCartPaise: charges.smallCartPaise,
  },
): ChangedOrder<Line, Product> {
  const byLine = new Map(changes.map((change) => [change.lineId, change]));
  const kept = lines.flatMap((line) => {
    const change = byLine.get(line.id);
    if (!change && keepsCoupon) return [line];
    const { quantity, pricePaise = line.pricePaise } = change ?? line;
    if (quantity === 0) return [];
    const promised = keepsCoupon ? line : { ...line, couponDiscountPaise: 0 };
    return [withTax({ ...line, ...reduce(promised, quantity, pricePaise) })];
  });
  const keptNet = new Map(kept.map((line) => [line.id, netPaise(line)]));
  const added = lines.flatMap((line) => {
    const replacement = byLine.get(line.id)?.replacement;
    return replacement ? [replace(line, replacement, netPaise(line) - (keptNet.get(line.id) ?? 0))] : [];
  });
  const billed = [...kept, ...added.map((line) => ({ ...line.product, ...line }))];
  const { expressPaise, tipPaise } = charges;
  const fees = billed.some(isCarried)
    ? { smallCartPaise, expressPaise, tipPaise }
    : { smallCartPaise: 0, expressPaise: 0, tipPaise: 0 };
  const totals = sumBill(billed, fees, { paysCash: charges.paymentType === 'cod' });
  const reducedPaise = charges.toPayPaise - totals.toPayPaise;
  const coinsBack = countCoinsBack(reducedPaise, charges);
  return {
    charges: { ...totals, coins: charges.coins - coinsBack },
    kept,
    removedIds: lines.filter(({ id }) => !keptNet.has(id)).map(({ id }) => id),
    added,
    reducedPaise,
    refundPaise: reducedPaise - coinsBack * 100,
    coinsBack,
  };
}

/**
 * Coins are given back for what no money is left of. Where the provider could not refund the money now, or its rest with a
 * later cancellation, the customer gets another coin instead.
 */
function countCoinsBack(reducedPaise: number, charges: OrderCharges): number {
  const moneyPaise = duePaise(charges);
  const fewest = Math.ceil(Math.max(0, reducedPaise - moneyPaise) / 100);
  for (let coins = fewest; coins <= charges.coins && reducedPaise - coins * 100 > -100; coins += 1) {
    const refundPaise = reducedPaise - coins * 100;
    if (isRefundable(refundPaise) && isRefundable(moneyPaise - refundPaise)) return coins;
  }
  return fewest;
}

export const isRefundable = (paise: number): boolean => paise <= 0 || paise >= MIN_PROVIDER_PAISE;

const totalPaise = ({ pricePaise, quantity }: LineAmounts): number => pricePaise * quantity;
const netPaise = (line: LineAmounts): number => totalPaise(line) - line.memberDiscountPaise - line.couponDiscountPaise;

const withTax = <Line extends LineAmounts & { gstPercent: number }>(line: Line): Line & Taxed => ({
  ...line,
  ...splitTax(netPaise(line), line.gstPercent),
});

/** The discounts of a line at another total, at the same rate. Rounded up, in favour of the customer. */
function reduce(line: LineAmounts, quantity: number, pricePaise: number): LineAmounts {
  const total = pricePaise * quantity;
  const share = (paise: number): number => (paise === 0 ? 0 : Math.ceil((paise * total) / totalPaise(line)));
  const memberDiscountPaise = Math.min(total, share(line.memberDiscountPaise));
  const couponDiscountPaise = Math.min(total - memberDiscountPaise, share(line.couponDiscountPaise));
  return { quantity, pricePaise, memberDiscountPaise, couponDiscountPaise };
}

function replace<Product extends ReplacementProduct>(
  line: OrderedLine,
  { product, quantity }: { product: Product; quantity: number },
  maxPaise: number,
): NewLine<Product> {
  const hasSameBenefit = catalogFacts[product.catalog].memberDiscount === catalogFacts[line.catalog].memberDiscount;
  const promised = hasSameBenefit ? line : { ...line, memberDiscountPaise: 0 };
  const at = (pricePaise: number): LineAmounts => reduce(promised, quantity, pricePaise);
  let amounts = at(product.pricePaise);
  if (netPaise(amounts) > maxPaise) {
    amounts = at(Math.floor((product.pricePaise * maxPaise) / netPaise(amounts)));
    // Rounding of the discounts may still leave a few paise too much.
    while (netPaise(amounts) > maxPaise) amounts = at(amounts.pricePaise - 1);
  }
  return { ...withTax({ ...amounts, gstPercent: product.gstPercent }), product, replacesLineId: line.id };
}
