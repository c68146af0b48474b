import { formatRupees } from '@subah/rules/money';
import { Price } from '@subah/ui/price';
import { multiplyRupees } from '../../lib/money/rupees.ts';

type Props = {
  /** Rupees per pack. */
  price: number;
  mrp: number;
  quantity?: number;
  className?: string;
};

/** The price of some packs, with the struck MRP where it is higher. */
export function ProductPrice({ price, mrp, quantity = 1, className }: Props) {
  const total = (rupees: number) => formatRupees(multiplyRupees(rupees, quantity));
  return (
    <Price
      amount={total(price)}
      {...(mrp > price && { struck: total(mrp), struckLabel: 'MRP' })}
      {...(className && { className })}
    />
  );
}
