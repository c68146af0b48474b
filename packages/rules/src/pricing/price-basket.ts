import { type Catalog, catalogFacts } from '../catalog/catalogs.ts';
import { type CouponTerms, couponDiscount } from '../coupons/coupon-discount.ts';
import type { MemberBenefits } from '../membership/benefits.ts';
import { MIN_PROVIDER_PAISE } from '../payments/provider-minimum.ts';
import type { Charges } from './bill-lines.ts';
import { isCarried, isExpressOrder } from './carried-goods.ts';
import { cashRounding } from './cash-rounding.ts';
import { DEFAULT_FEES, type DeliveryFees } from './delivery-fees.ts';
import { splitTax } from './split-tax.ts';
import { spread } from './spread.ts';

/** Coupons and coins always leave at least that. */
const MIN_TO_PAY_PAISE = MIN_PROVIDER_PAISE;

export type BasketLine = {
  productId: string;
  catalog: Catalog;
  quantity: number;
  pricePaise: number;
  mrpPaise: number;
  gstPercent: number;
};

export type PricedLine = BasketLine & {
  totalPaise: number;
  memberDiscountPaise: number;
  couponDiscountPaise: number;
  /** `taxablePaise` and `taxPaise` add up to the line after its discounts. */
  taxablePaise: number;
  taxPaise: number;
};

export type Choices = {
  expressDelivery?: boolean;
  tipPaise?: number;
  /** Coins in the wallet; 0 when the customer does not use them. */
  coinBalance?: number;
  coupon?: CouponTerms | null;
  benefits?: Pick<
    MemberBenefits,
    'freeDeliveryAbovePaise' | 'medicineDiscountPercent' | 'bloodTestDiscountPercent'
  > | null;
  fees?: DeliveryFees;
  /** At the door; the bill is rounded to whole rupees. */
  paysCash?: boolean;
};

export type PricedBasket = {
  lines: PricedLine[];
  charges: Charges;
  /** False for lab tests alone, which are not delivered. */
  isExpress: boolean;
  missingForFreeDeliveryPaise: number;
};

/** The only place that prices a basket. Amounts are whole paise, rounded once per line. */
export function priceBasket(basket: BasketLine[], choices: Choices = {}): PricedBasket {
  const { expressDelivery = false, tipPaise = 0, coinBalance = 0, coupon = null, benefits = null } = choices;
  const fees = choices.fees ?? DEFAULT_FEES;
  const lines = basket.map((line) => {
    const totalPaise = line.pricePaise * line.quantity;
    return { ...line, totalPaise, memberDiscountPaise: percentOf(totalPaise, memberPercent(line, benefits)) };
  });
  const discounts = spreadCoupon(lines, coupon);
  const priced = lines.map((line, at): PricedLine => {
    const couponDiscountPaise = discounts[at] ?? 0;
    const gross = line.totalPaise - line.memberDiscountPaise - couponDiscountPaise;
    return { ...line, couponDiscountPaise, ...splitTax(gross, line.gstPercent) };
  });

  // Lab tests are not delivered, so they do not count towards the small-cart charge.
  const carriedPaise = sum(priced.filter(isCarried), (line) => line.totalPaise);
  const freeDeliveryAbovePaise = Math.min(
    fees.freeDeliveryAbovePaise,
    benefits?.freeDeliveryAbovePaise ?? fees.freeDeliveryAbovePaise,
  );
  const isSmall = fees.smallCartPaise > 0 && carriedPaise > 0 && carriedPaise < freeDeliveryAbovePaise;
  const isExpress = isExpressOrder(priced, expressDelivery);

  const billedFees = {
    smallCartPaise: isSmall ? fees.smallCartPaise : 0,
    expressPaise: isExpress ? fees.expressPaise : 0,
    tipPaise: priced.length > 0 ? tipPaise : 0,
  };
  const totals = sumBill(priced, billedFees, choices);
  const coins = usableCoins(coinBalance, totals.itemTotalPaise, totals.toPayPaise);
  const charges: Charges = { ...totals, coins, freeDeliveryAbovePaise };
  return {
    lines: priced,
    charges,
    isExpress,
    missingForFreeDeliveryPaise: isSmall ? freeDeliveryAbovePaise - carriedPaise : 0,
  };
}

type BilledLine = Omit<PricedLine, 'productId' | 'gstPercent' | 'totalPaise' | 'taxablePaise' | 'taxPaise'>;
type Fees = Pick<Charges, 'smallCartPaise' | 'expressPaise' | 'tipPaise'>;

/** Adds up a bill from its priced lines and fees, for a new order and for one whose lines change. */
export function sumBill(
  lines: BilledLine[],
  fees: Fees,
  { paysCash = false }: Pick<Choices, 'paysCash'>,
): Omit<Charges, 'coins' | 'freeDeliveryAbovePaise'> {
  const sums = {
    itemTotalPaise: sum(lines, (line) => line.pricePaise * line.quantity),
    medicineDiscountPaise: sum(lines.filter(isMedicine), (line) => line.memberDiscountPaise),
    labTestDiscountPaise: sum(lines.filter(isLabTest), (line) => line.memberDiscountPaise),
    couponDiscountPaise: sum(lines, (line) => line.couponDiscountPaise),
    ...fees,
  };
  const exactPaise =
    sums.itemTotalPaise -
    sums.medicineDiscountPaise -
    sums.labTestDiscountPaise -
    sums.couponDiscountPaise +
    fees.smallCartPaise +
    fees.expressPaise +
    fees.tipPaise;
  const roundingPaise = paysCash ? cashRounding(exactPaise) : 0;
  return {
    ...sums,
    roundingPaise,
    toPayPaise: exactPaise - roundingPaise,
    savingsPaise: sum(
      lines,
      (line) => (line.mrpPaise - line.pricePaise) * line.quantity + line.memberDiscountPaise + line.couponDiscountPaise,
    ),
  };
}

/** At most the balance and item total − ₹1, and at least ₹1 is left to pay. Whole coins. */
function usableCoins(balance: number, itemTotalPaise: number, toPayPaise: number): number {
  const maxPaise = Math.min(itemTotalPaise, toPayPaise) - MIN_TO_PAY_PAISE;
  return Math.max(0, Math.min(Math.floor(balance), Math.floor(maxPaise / 100)));
}

type DiscountedLine = BasketLine & { totalPaise: number; memberDiscountPaise: number };

/** Returns the coupon discount per line, in the order of the lines. */
function spreadCoupon(lines: DiscountedLine[], coupon: CouponTerms | null): number[] {
  if (!coupon) return lines.map(() => 0);
  const netPaise = (line: DiscountedLine) => line.totalPaise - line.memberDiscountPaise;
  const weights = lines.map((line) => ({
    id: line.productId,
    weight: coupon.catalog === null || coupon.catalog === line.catalog ? netPaise(line) : 0,
  }));
  const maxPaise = Math.max(0, sum(lines, netPaise) - MIN_TO_PAY_PAISE);
  const amount = couponDiscount(
    coupon,
    weights.reduce((total, { weight }) => total + weight, 0),
  );
  return spread(Math.min(amount, maxPaise), weights);
}

function memberPercent({ catalog }: { catalog: Catalog }, benefits: Choices['benefits']): number {
  if (!benefits) return 0;
  const { memberDiscount } = catalogFacts[catalog];
  if (memberDiscount === 'medicine') return benefits.medicineDiscountPercent;
  return memberDiscount === 'labTest' ? benefits.bloodTestDiscountPercent : 0;
}

const percentOf = (paise: number, percent: number): number => Math.round((paise * percent) / 100);
const isMedicine = (line: { catalog: Catalog }): boolean => catalogFacts[line.catalog].memberDiscount === 'medicine';
const isLabTest = (line: { catalog: Catalog }): boolean => catalogFacts[line.catalog].memberDiscount === 'labTest';
const sum = <Line>(lines: Line[], paise: (line: Line) => number): number =>
  lines.reduce((total, line) => total + paise(line), 0);
