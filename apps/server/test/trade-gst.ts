import { exact, type Good, packsOf, sum, type TradeRecord } from './trade-records.ts';

type Sold = { kept: TradeRecord[]; memberships: number; milkPacks: number };

/** The GST of what customers kept, worked out from the records of the program. Rupees. */
export function gstOfTrade({ kept, memberships, milkPacks }: Sold) {
  const packs = (good: Good) => packsOf(kept, good);
  const fees = (of: 'smallCart' | 'express') => kept.filter((record) => record[of] > 0).length;
  const [atta, soap, small, express] = [packs('atta'), packs('soap'), fees('smallCart'), fees('express')];
  // ₹10, ₹25 and ₹99 with 18 % are 8.48 + 2 × 0.76, 21.18 + 2 × 1.91 and 83.90 + 2 × 7.55.
  const half = Math.round(atta * 250 + soap * 900 + small * 76 + express * 191 + memberships * 755) / 100;
  const taxable = Math.round((atta + soap) * 10000 + small * 848 + express * 2118 + memberships * 8390) / 100;
  const withoutTax = packs('potatoes') * 40 + packs('jaggery') * 40.35 + packs('alprazolam') * 30 + milkPacks * 30;
  const exempt = exact(withoutTax - sum(kept, ({ coupon }) => coupon));
  const fivePercent = { txval: atta * 100, camt: atta * 2.5, samt: atta * 2.5, iamt: 0 };
  const rest = (of: number, fivePercentOfIt: number) => exact(of - fivePercentOfIt);
  const eighteenPercent = {
    txval: rest(taxable, fivePercent.txval),
    camt: rest(half, fivePercent.camt),
    samt: rest(half, fivePercent.samt),
  };
  return { totals: { taxable, cgst: half, sgst: half, igst: 0, exempt }, fivePercent, eighteenPercent };
}
