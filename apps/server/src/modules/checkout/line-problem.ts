import { checkoutRefusals, stockLimit } from '@subah/messages/api/checkout';
import { fill, type Message } from '@subah/messages/message';

type OrderedLine = { name: string; hindiName?: string | null; quantity: number; stock: number; isSold: boolean };

/** Why a line cannot be ordered; undefined when it can. */
export function lineProblem({ quantity, stock, isSold, ...line }: OrderedLine): Message | undefined {
  const name = { en: line.name, hi: line.hindiName ?? line.name };
  if (!isSold) return fill(checkoutRefusals.lineNotSold, { name });
  return stock < quantity ? fill(checkoutRefusals.lineTooLarge, { name, limit: stockLimit(stock) }) : undefined;
}
