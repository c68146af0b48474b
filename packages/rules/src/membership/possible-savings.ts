import { type BasketLine, type Choices, priceBasket } from '../pricing/price-basket.ts';

type Benefits = NonNullable<Choices['benefits']>;

/** What a plan would have taken off these orders, by the rule that prices every basket. */
export const possibleSavingsPaise = (
  orders: BasketLine[][],
  benefits: Benefits,
  fees: NonNullable<Choices['fees']>,
): number =>
  orders.reduce((sum, lines) => {
    const without = priceBasket(lines, { fees }).charges.toPayPaise;
    return sum + without - priceBasket(lines, { fees, benefits }).charges.toPayPaise;
  }, 0);
