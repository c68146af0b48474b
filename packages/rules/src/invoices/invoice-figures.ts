import { shareTax, splitTax } from '../pricing/split-tax.ts';

export type InvoiceGoods = {
  name: string;
  hsn: string;
  unit: string;
  quantity: number;
  pricePaise: number;
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
  toPayPaise: number;
  coins: number;
};

type Tax = { cgstPaise: number; sgstPaise: number; igstPaise: number };

export type InvoiceLine = Tax & {
  name: string;
  hsn: string;
  unit: string;
  quantity: number;
  pricePaise: number;
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
  toPayPaise: number;
  coinsPaise: number;
  duePaise: number;
};

/** Delivery is a service with its own SAC code and rate. */
const DELIVERY = { hsn: '996813', gstPercent: 18 };

/** Prices include tax. Each total is the sum of its lines. */
export function invoiceFigures(goods: InvoiceGoods[], charges: InvoiceCharges, state: string): InvoiceFigures {
  const lines = [
    ...goods.map((line) => goodsLine(line, state)),
    ...feeLine('Small cart charge', charges.smallCartPaise, state),
    ...feeLine('Express delivery', charges.expressPaise, state),
  ];
  const coinsPaise = charges.coins * 100;
  return {
    title: titleOf(lines),
    lines,
    rates: sumRates(lines),
    soldPaise: lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    tipPaise: charges.tipPaise,
    toPayPaise: charges.toPayPaise,
    coinsPaise,
    duePaise: charges.toPayPaise - coinsPaise,
  };
}

const goodsLine = (line: InvoiceGoods, state: string): InvoiceLine => ({
  name: line.name,
  hsn: line.hsn,
  unit: line.unit,
  quantity: line.quantity,
  pricePaise: line.pricePaise,
  discountPaise: line.memberDiscountPaise + line.couponDiscountPaise,
  gstPercent: line.gstPercent,
  taxablePaise: line.taxablePaise,
  ...shareTax(line.taxPaise, state),
  totalPaise: line.taxablePaise + line.taxPaise,
});

function feeLine(name: string, paise: number, state: string): InvoiceLine[] {
  if (paise === 0) return [];
  const { taxablePaise, taxPaise } = splitTax(paise, DELIVERY.gstPercent);
  const line = { name, ...DELIVERY, unit: '', quantity: 1, pricePaise: paise, discountPaise: 0 };
  return [{ ...line, taxablePaise, ...shareTax(taxPaise, state), totalPaise: paise }];
}

/** Titles by GST law. A combined document is allowed for buyers without a GST registration. */
function titleOf(lines: InvoiceLine[]): InvoiceFigures['title'] {
  const taxed = lines.filter(({ gstPercent }) => gstPercent > 0).length;
  if (taxed === 0) return 'Bill of Supply';
  return taxed === lines.length ? 'Tax Invoice' : 'Invoice-cum-Bill of Supply';
}

function sumRates(lines: InvoiceLine[]): RateSum[] {
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
