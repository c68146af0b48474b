import type { Charges } from '../pricing/bill-lines.ts';

type RemovedLine = {
  id: string;
  catalog: string;
  quantity: number;
  pricePaise: number;
  mrpPaise: number;
  memberDiscountPaise: number;
  couponDiscountPaise: number;
};

type OrderCharges = Omit<Charges, 'freeDeliveryAbovePaise'>;

export type ReducedBill = {
  charges: OrderCharges;
  /** Money is refunded first; coins only for the part that money did not pay. */
  refundPaise: number;
  coinsBack: number;
};

/** The shop removes the lines, so prices, discounts and charges of the other lines stay unchanged. */
export function billWithoutLines(charges: OrderCharges, lines: RemovedLine[]): ReducedBill {
  const sum = (paise: (line: RemovedLine) => number): number => lines.reduce((total, line) => total + paise(line), 0);
  const memberDiscountOf = (catalog: string) =>
    sum((line) => (line.catalog === catalog ? line.memberDiscountPaise : 0));
  const itemsPaise = sum((line) => line.pricePaise * line.quantity);
  const couponPaise = sum((line) => line.couponDiscountPaise);
  const removedPaise = itemsPaise - sum((line) => line.memberDiscountPaise) - couponPaise;
  const toPayPaise = charges.toPayPaise - removedPaise;
  const paidPaise = charges.toPayPaise - charges.coins * 100;
  const coinsBack = Math.ceil(Math.max(0, removedPaise - paidPaise) / 100);
  return {
    charges: {
      ...charges,
      itemTotalPaise: charges.itemTotalPaise - itemsPaise,
      medicineDiscountPaise: charges.medicineDiscountPaise - memberDiscountOf('medicine'),
      labTestDiscountPaise: charges.labTestDiscountPaise - memberDiscountOf('labtest'),
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
    refundPaise: Math.max(0, removedPaise - coinsBack * 100),
    coinsBack,
  };
}
