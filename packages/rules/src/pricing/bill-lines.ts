import { toRupees } from '../money.ts';

/** In display order. */
export const BILL_LINES = [
  'items',
  'medicine-discount',
  'lab-test-discount',
  'coupon',
  'small-cart',
  'express',
  'tip',
  'rounding',
] as const;
export type BillLineKey = (typeof BILL_LINES)[number];

export const EXPRESS_PARTS = ['packing', 'partner', 'cash-discount'] as const;
export type ExpressPart = (typeof EXPRESS_PARTS)[number];

/** Of the documented fee; a fee that the shop sets has no parts. */
const EXPRESS_MAKE_UP = [
  { key: 'packing', label: 'Packing fee', paise: 5_00 },
  { key: 'partner', label: 'Partner delivery fee', paise: 70_00 },
  { key: 'cash-discount', label: 'Cash discount', paise: -50_00 },
] as const satisfies { key: ExpressPart; label: string; paise: number }[];
const EXPRESS_PAISE = EXPRESS_MAKE_UP.reduce((sum, part) => sum + part.paise, 0);

/** The priced totals of a basket. Orders store them. */
export type Charges = {
  itemTotalPaise: number;
  medicineDiscountPaise: number;
  labTestDiscountPaise: number;
  couponDiscountPaise: number;
  smallCartPaise: number;
  expressPaise: number;
  tipPaise: number;
  /** Taken off a cash bill. */
  roundingPaise: number;
  toPayPaise: number;
  /** SuperCoins, one rupee each. */
  coins: number;
  savingsPaise: number;
  freeDeliveryAbovePaise: number;
};

type BillLine = {
  key: BillLineKey;
  label: string;
  amount: number;
  couponCode?: string;
  makeUp?: { key: ExpressPart; label: string; amount: number }[];
};

/** The API response, in rupees. */
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

type BillOptions = { couponCode: string | null; missingForFreeDeliveryPaise?: number };

/** Omits lines of zero, except the small-cart charge, to show that delivery is free. */
export function makeBill(charges: Charges, { couponCode, missingForFreeDeliveryPaise = 0 }: BillOptions): Bill {
  const lines: BillLine[] = [{ key: 'items', label: 'Item total', amount: toRupees(charges.itemTotalPaise) }];
  const add = (key: BillLine['key'], label: string, paise: number): void => {
    if (paise !== 0) lines.push({ key, label, amount: toRupees(paise) });
  };
  add('medicine-discount', 'Membership discount on medicines', -charges.medicineDiscountPaise);
  add('lab-test-discount', 'Membership discount on lab tests', -charges.labTestDiscountPaise);
  if (charges.couponDiscountPaise !== 0) {
    const amount = toRupees(-charges.couponDiscountPaise);
    lines.push({
      key: 'coupon',
      amount,
      ...(couponCode ? { label: `Coupon ${couponCode}`, couponCode } : { label: 'Coupon' }),
    });
  }
  if (charges.itemTotalPaise > 0) {
    lines.push({ key: 'small-cart', label: 'Small cart charge', amount: toRupees(charges.smallCartPaise) });
  }
  if (charges.expressPaise !== 0) {
    const parts = EXPRESS_MAKE_UP.map(({ key, label, paise }) => ({ key, label, amount: toRupees(paise) }));
    lines.push({
      key: 'express',
      label: 'Express delivery',
      amount: toRupees(charges.expressPaise),
      ...(charges.expressPaise === EXPRESS_PAISE ? { makeUp: parts } : {}),
    });
  }
  add('tip', 'Tip', charges.tipPaise);
  add('rounding', 'Rounding', -charges.roundingPaise);
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
