import { checkoutRefusals, stockLimit } from '@subah/messages/api/checkout';
import { fill, type Message } from '@subah/messages/message';

type OrderedLine = { name: string; quantity: number; stock: number; isSold: boolean };

/** Why a line cannot be ordered; undefined when it can. */
export function lineProblem({ name, quantity, stock, isSold }: OrderedLine): Message | undefined {
  if (!isSold) return fill(checkoutRefusals.lineNotSold, { name });
  return stock < quantity ? fill(checkoutRefusals.lineTooLarge, { name, limit: stockLimit(stock) }) : undefined;
}
