import { shareTax, splitTax } from '../pricing/split-tax.ts';

export type InvoiceGoods = {
  id: string;
  name: string;
  hindiName?: string | null;
  hsn: string;
  unit: string;
  quantity: number;
  pricePaise: number;
  mrpPaise?: number;
  gstPercent: number;
  memberDiscountPaise: number;
  couponDiscountPaise: number;
  taxablePaise: number;
  taxPaise: number;
};

type InvoiceCharges = {
  smallCartPaise: number;
  expressPaise: number;
  tipPaise: number;
  roundingPaise: number;
  toPayPaise: number;
  coins: number;
};

type Tax = { cgstPaise: number; sgstPaise: number; igstPaise: number };

export type InvoiceLine = Tax & {
  /** The order line, or the name of the charge. */
  id: string;
  name: string;
  hindiName?: string;
  hsn: string;
  unit: string;
  quantity: number;
  pricePaise: number;
  /** Where it is above the price; missing in invoices of earlier releases. */
  mrpPaise?: number;
  discountPaise: number;
  gstPercent: number;
  taxablePaise: number;
  totalPaise: number;
};

export type RateSum = Tax & { gstPercent: number; taxablePaise: number };

export type InvoiceFigures = {
  title: 'Tax Invoice' | 'Bill of Supply' | 'Invoice-cum-Bill of Supply';
  lines: InvoiceLine[];
  /** One row per rate, in ascending order. */
  rates: RateSum[];
  /** Without the tip, which is passed on to the delivery partner and is not a sale. */
  soldPaise: number;
  tipPaise: number;
  /** Taken off a cash bill after tax. Missing without rounding and in invoices of earlier releases. */
  roundingPaise?: number;
  toPayPaise: number;
  coinsPaise: number;
  duePaise: number;
  /** A registered business. */
  buyer?: BusinessBuyer;
  /** GST code of the shop's state; missing in invoices of earlier releases, whose shop is in Madhya Pradesh. */
  homeState?: string;
  /** Under the composition scheme the shop adds no tax and issues bills of supply. */
  isComposition?: boolean;
};

export type BusinessBuyer = { gstin: string; name: string };

export type InvoiceTerms = {
  buyer?: BusinessBuyer | undefined;
  homeState?: string | undefined;
  isComposition?: boolean | undefined;
  /** Splits the charges into value and tax. */
  splitFee?: typeof splitTax | undefined;
};

/** Delivery is a service with its own SAC code and rate. */
const DELIVERY = { hsn: '996813', gstPercent: 18 };

/** Prices include tax. Each total is the sum of its lines. */
export function invoiceFigures(
  goods: InvoiceGoods[],
  charges: InvoiceCharges,
  state: string,
  { buyer, homeState, isComposition = false, splitFee = splitTax }: InvoiceTerms = {},
): InvoiceFigures {
  const share = (taxPaise: number) => shareTax(taxPaise, state, homeState);
  const taxed = [...goods.map((line) => goodsLine(line, share)), ...feeLines(charges, share, splitFee)];
  const lines = isComposition ? taxed.map(withoutTax) : taxed;
  const coinsPaise = charges.coins * 100;
  return {
    title: titleOf(lines, Boolean(buyer)),
    lines,
    rates: sumRates(lines),
    soldPaise: sumTotals(lines),
    tipPaise: charges.tipPaise,
    ...(charges.roundingPaise > 0 ? { roundingPaise: charges.roundingPaise } : {}),
    toPayPaise: charges.toPayPaise,
    coinsPaise,
    duePaise: charges.toPayPaise - coinsPaise,
    ...(buyer ? { buyer } : {}),
    ...(homeState ? { homeState } : {}),
    ...(isComposition ? { isComposition } : {}),
  };
}

type ShareTax = (taxPaise: number) => Tax;

const goodsLine = (line: InvoiceGoods, share: ShareTax): InvoiceLine => ({
  id: line.id,
  name: line.name,
  ...(line.hindiName ? { hindiName: line.hindiName } : {}),
  hsn: line.hsn,
  unit: line.unit,
  quantity: line.quantity,
  pricePaise: line.pricePaise,
  ...(line.mrpPaise !== undefined && line.mrpPaise > line.pricePaise ? { mrpPaise: line.mrpPaise } : {}),
  discountPaise: line.memberDiscountPaise + line.couponDiscountPaise,
  gstPercent: line.gstPercent,
  taxablePaise: line.taxablePaise,
  ...share(line.taxPaise),
  totalPaise: line.taxablePaise + line.taxPaise,
});

/** Against the MRP, with discounts of coupons and membership. */
export const savedPaise = ({ lines }: Pick<InvoiceFigures, 'lines'>): number =>
  lines.reduce(
    (sum, { mrpPaise, pricePaise, quantity, discountPaise }) =>
      sum + ((mrpPaise ?? pricePaise) - pricePaise) * quantity + discountPaise,
    0,
  );

function feeLines(
  { smallCartPaise, expressPaise }: Pick<InvoiceCharges, 'smallCartPaise' | 'expressPaise'>,
  share: ShareTax,
  splitFee: typeof splitTax,
): InvoiceLine[] {
  const fees = [
    { id: 'small-cart', name: 'Small cart charge', pricePaise: smallCartPaise },
    { id: 'express', name: 'Express delivery', pricePaise: expressPaise },
  ];
  return fees
    .filter(({ pricePaise }) => pricePaise > 0)
    .map((fee) => {
      const { taxablePaise, taxPaise } = splitFee(fee.pricePaise, DELIVERY.gstPercent);
      const line = { ...fee, ...DELIVERY, unit: '', quantity: 1, discountPaise: 0 };
      return { ...line, taxablePaise, ...share(taxPaise), totalPaise: fee.pricePaise };
    });
}

const withoutTax = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  gstPercent: 0,
  taxablePaise: line.totalPaise,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
});

export type CreditLine = InvoiceLine & {
  /** Packs that are no longer sold; 0 when only the price was lowered. Missing in notes of earlier releases. */
  packsBack?: number;
};

export type CreditFigures = {
  lines: CreditLine[];
  rates: RateSum[];
  totalPaise: number;
};

/**
 * Credits what an invoice holds beyond `kept`, the lines that still apply, and beyond what was `credited` before. All
 * credit notes of a reversed invoice add up to it.
 */
export function creditFigures(
  invoiced: readonly InvoiceLine[],
  { credited, kept = [] }: { credited: readonly CreditLine[]; kept?: readonly InvoiceLine[] | undefined },
): CreditFigures {
  const lines = invoiced
    .map((line) => {
      const before = credited.filter(({ id }) => id === line.id);
      const now = kept.filter(({ id }) => id === line.id);
      const packsBack = line.quantity - sum(before.map(packsBackOf)) - sum(now.map(({ quantity }) => quantity));
      return { ...[...before, ...now].reduce(subtract, line), packsBack };
    })
    .filter(({ totalPaise }) => totalPaise !== 0);
  return { lines, rates: sumRates(lines), totalPaise: sumTotals(lines) };
}

const packsBackOf = ({ packsBack, quantity }: CreditLine): number => packsBack ?? quantity;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Fewer packs at the same price, or the same packs at a lower price. */
const subtract = (line: InvoiceLine, part: InvoiceLine): InvoiceLine => ({
  ...line,
  ...(part.quantity < line.quantity
    ? { quantity: line.quantity - part.quantity }
    : { pricePaise: line.pricePaise - part.pricePaise }),
  discountPaise: line.discountPaise - part.discountPaise,
  taxablePaise: line.taxablePaise - part.taxablePaise,
  cgstPaise: line.cgstPaise - part.cgstPaise,
  sgstPaise: line.sgstPaise - part.sgstPaise,
  igstPaise: line.igstPaise - part.igstPaise,
  totalPaise: line.totalPaise - part.totalPaise,
});

const sumTotals = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);

/** Titles by GST law. A combined document is allowed for buyers without a GST registration only (rule 46A). */
function titleOf(lines: InvoiceLine[], isBusiness: boolean): InvoiceFigures['title'] {
  const taxed = lines.filter(({ gstPercent }) => gstPercent > 0).length;
  if (taxed === 0) return 'Bill of Supply';
  return taxed === lines.length || isBusiness ? 'Tax Invoice' : 'Invoice-cum-Bill of Supply';
}

function sumRates(lines: readonly InvoiceLine[]): RateSum[] {
  const sums = new Map<number, RateSum>();
  for (const line of lines) {
    const { gstPercent } = line;
    const sum = sums.get(gstPercent) ?? { gstPercent, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
    sums.set(gstPercent, {
      gstPercent,
      taxablePaise: sum.taxablePaise + line.taxablePaise,
      cgstPaise: sum.cgstPaise + line.cgstPaise,
      sgstPaise: sum.sgstPaise + line.sgstPaise,
      igstPaise: sum.igstPaise + line.igstPaise,
    });
  }
  return [...sums.values()].sort((a, b) => a.gstPercent - b.gstPercent);
}
