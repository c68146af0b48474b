import type { Charges } from '../pricing/bill-lines.ts';

type FrozenLine = {
  id: string;
  catalog: string;
  quantity: number;
  pricePaise: number;
  mrpPaise: number;
  memberDiscountPaise: number;
  couponDiscountPaise: number;
};

type Frozen = Omit<Charges, 'freeDeliveryAbovePaise'>;

export type LinesTakenOut = {
  charges: Frozen;
  /** Money that goes back, and coins where they had paid more than is left. */
  refundPaise: number;
  coinsBack: number;
};

/**
 * The bill of an order without some of its lines. Prices, discounts and charges stay as they were promised: the shopper
 * did not choose this, so nothing gets dearer. Money comes back first; coins only for what money did not pay.
 */
export function takeLinesOut(charges: Frozen, lines: FrozenLine[]): LinesTakenOut {
  const sum = (paise: (line: FrozenLine) => number): number => lines.reduce((total, line) => total + paise(line), 0);
  const ofKind = (kind: string) => sum((line) => (line.catalog === kind ? line.memberDiscountPaise : 0));
  const itemsPaise = sum((line) => line.pricePaise * line.quantity);
  const couponPaise = sum((line) => line.couponDiscountPaise);
  const outPaise = itemsPaise - sum((line) => line.memberDiscountPaise) - couponPaise;
  const toPayPaise = charges.toPayPaise - outPaise;
  const paidPaise = charges.toPayPaise - charges.coins * 100;
  const coinsBack = Math.ceil(Math.max(0, outPaise - paidPaise) / 100);
  return {
    charges: {
      ...charges,
      itemTotalPaise: charges.itemTotalPaise - itemsPaise,
      medicineDiscountPaise: charges.medicineDiscountPaise - ofKind('medicine'),
      labTestDiscountPaise: charges.labTestDiscountPaise - ofKind('labtest'),
      couponDiscountPaise: charges.couponDiscountPaise - couponPaise,
      toPayPaise,
      coins: charges.coins - coinsBack,
      savingsPaise:
        charges.savingsPaise -
        sum(
          (line) =>
            (line.mrpPaise - line.pricePaise) * line.quantity + line.memberDiscountPaise + line.couponDiscountPaise,
        ),
    },
    refundPaise: Math.max(0, outPaise - coinsBack * 100),
    coinsBack,
  };
}
