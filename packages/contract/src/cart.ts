import { ITEM_TYPES } from '@subah/rules/catalog/catalogues';
import { z } from 'zod';
import { data, endpoint, Id } from './endpoint.ts';

const ItemType = z.enum(ITEM_TYPES);

export const CartItem = z.strictObject({
  _id: Id,
  productId: Id,
  itemType: ItemType,
  name: z.string(),
  image: z.string(),
  /** The pack in words: "500 g". */
  unit: z.string(),
  quantity: z.number().int(),
  /** Rupees when it was put in, and now. */
  priceAtAdd: z.number(),
  price: z.number(),
  mrp: z.number(),
  available: z.boolean(),
  stockLeft: z.number().int(),
});
export type CartItem = z.infer<typeof CartItem>;

export const Cart = z.strictObject({
  _id: Id,
  items: z.array(CartItem),
  totalPrice: z.number(),
  /** Distinct lines: what the badges show. */
  count: z.number().int(),
});
export type Cart = z.infer<typeof Cart>;

/** An id, or the shop's own article code: the drawer recommends products by code. */
const ProductRef = z.string().trim().min(1).max(80);
const Steps = z.coerce.number().int().min(1).max(999);

/** Documents and clients use `type` and `itemType`, `decreaseBy` and `decreasedBy`; both names are taken. */
const AddLine = z.object({
  productId: ProductRef,
  type: ItemType.optional(),
  itemType: ItemType.optional(),
  quantity: Steps.default(1),
});
const DecreaseLine = z.object({
  productId: ProductRef,
  type: ItemType.optional(),
  itemType: ItemType.optional(),
  decreaseBy: Steps.optional(),
  decreasedBy: Steps.optional(),
});
/** Instead of a decrease a line may name the quantity it shall have. */
const UpdateLine = DecreaseLine.extend({ quantity: z.coerce.number().int().min(0).max(999).optional() });

const oneOrMany = <Line extends z.ZodType>(line: Line) => z.union([z.array(line).min(1).max(100), line]);

const answer = data(Cart);

export const cartEndpoints = {
  'GET cart': endpoint({ who: 'customer', summary: 'The own cart', answer }),
  'POST cart/add': endpoint({
    who: 'customer',
    summary: 'Put products into the cart; a single one may come without the list around it',
    body: oneOrMany(AddLine),
    answer,
  }),
  'POST cart/remove': endpoint({
    who: 'customer',
    summary: 'Take some of one product out; at zero the line is gone',
    body: DecreaseLine,
    answer,
  }),
  'POST cart/update': endpoint({
    who: 'customer',
    summary: 'Change several lines at once',
    body: oneOrMany(UpdateLine),
    answer,
  }),
  'DELETE cart/clear': endpoint({ who: 'customer', summary: 'Empty the cart', answer }),
};
