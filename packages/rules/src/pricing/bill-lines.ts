import { toRupees } from '../money.ts';

/** The lines of a bill, in the order in which they are shown. */
export const BILL_LINES = [
  'items',
  'medicine-discount',
  'lab-test-discount',
  'coupon',
  'small-cart',
  'express',
  'tip',
] as const;

/** What the express fee is made of; the drawer shows it. */
const EXPRESS_MAKE_UP = [
  { label: 'Packing fee', paise: 5_00 },
  { label: 'Partner delivery fee', paise: 70_00 },
  { label: 'Cash discount', paise: -50_00 },
] as const;
export const EXPRESS_PAISE = EXPRESS_MAKE_UP.reduce((sum, part) => sum + part.paise, 0);

/** What a basket costs and why: the server charges it, an order keeps it, a page shows it. */
export type Charges = {
  itemTotalPaise: number;
  medicineDiscountPaise: number;
  labTestDiscountPaise: number;
  couponDiscountPaise: number;
  smallCartPaise: number;
  expressPaise: number;
  tipPaise: number;
  toPayPaise: number;
  /** SuperCoins, one rupee each. */
  coins: number;
  savingsPaise: number;
  freeDeliveryAbovePaise: number;
};

type BillLine = {
  key: (typeof BILL_LINES)[number];
  label: string;
  amount: number;
  makeUp?: { label: string; amount: number }[];
};

/** A bill in rupees, as it crosses the wire. */
export type Bill = {
  lines: BillLine[];
  itemTotal: number;
  toPay: number;
  coins: number;
  amountDue: number;
  savings: number;
  freeDeliveryAbove: number;
  missingForFreeDelivery: number;
};

export const duePaise = ({ toPayPaise, coins }: Pick<Charges, 'toPayPaise' | 'coins'>): number =>
  toPayPaise - coins * 100;

type BillNotes = { couponCode: string | null; missingForFreeDeliveryPaise?: number };

/** Nothing that is not charged stands on a bill, but for the small-cart charge: that there is none is worth reading. */
export function makeBill(charges: Charges, { couponCode, missingForFreeDeliveryPaise = 0 }: BillNotes): Bill {
  const lines: BillLine[] = [{ key: 'items', label: 'Item total', amount: toRupees(charges.itemTotalPaise) }];
  const add = (key: BillLine['key'], label: string, paise: number): void => {
    if (paise !== 0) lines.push({ key, label, amount: toRupees(paise) });
  };
  add('medicine-discount', 'Membership discount on medicines', -charges.medicineDiscountPaise);
  add('lab-test-discount', 'Membership discount on lab tests', -charges.labTestDiscountPaise);
  add('coupon', couponCode ? `Coupon ${couponCode}` : 'Coupon', -charges.couponDiscountPaise);
  if (charges.itemTotalPaise > 0) {
    lines.push({ key: 'small-cart', label: 'Small cart charge', amount: toRupees(charges.smallCartPaise) });
  }
  if (charges.expressPaise !== 0) {
    const makeUp = EXPRESS_MAKE_UP.map(({ label, paise }) => ({ label, amount: toRupees(paise) }));
    lines.push({ key: 'express', label: 'Express delivery', amount: toRupees(charges.expressPaise), makeUp });
  }
  add('tip', 'Tip', charges.tipPaise);
  return {
    lines,
    itemTotal: toRupees(charges.itemTotalPaise),
    toPay: toRupees(charges.toPayPaise),
    coins: charges.coins,
    amountDue: toRupees(duePaise(charges)),
    savings: toRupees(charges.savingsPaise),
    freeDeliveryAbove: toRupees(charges.freeDeliveryAbovePaise),
    missingForFreeDelivery: toRupees(missingForFreeDeliveryPaise),
  };
}
