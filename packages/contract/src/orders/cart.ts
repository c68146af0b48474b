import { ITEM_TYPES } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import { data, endpoint, Flag, Id } from '../endpoint.ts';
import { Bill } from './pricing.ts';

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
  requiresPrescription: z.boolean(),
});
export type CartItem = z.infer<typeof CartItem>;

/** The coupon kept on the cart. One that does not count right now says why, and is tried again with every change. */
const CartCoupon = z.strictObject({ code: z.string(), discount: z.number(), problem: z.string().nullable() });

export const Cart = z.strictObject({
  _id: Id,
  items: z.array(CartItem),
  totalPrice: z.number(),
  /** Distinct lines: what the badges show. */
  count: z.number().int(),
  coupon: CartCoupon.nullable(),
  /** With standard delivery, no tip and no coins; `cart/quote` prices other wishes. */
  bill: Bill,
});
export type Cart = z.infer<typeof Cart>;

const MOST_TIP = 500;

/** What a shopper chooses about a basket. The server prices it; these are wishes. */
export const Wishes = z.object({
  expressDelivery: Flag.default(false),
  useSuperCoins: Flag.default(false),
  tip: z.coerce
    .number()
    .multipleOf(1, 'A tip is a whole number of rupees.')
    .min(0, 'A tip is from ₹0 to ₹500.')
    .max(MOST_TIP, 'A tip is from ₹0 to ₹500.')
    .default(0),
});

export const Quote = z.strictObject({
  bill: Bill,
  coupon: CartCoupon.nullable(),
  /** Express delivery can be chosen now, or the sentence says when it is back. */
  express: z.strictObject({ isAvailable: z.boolean(), note: z.string() }),
  /** What the wallet holds, and how many of them this basket takes. */
  coins: z.strictObject({ balance: z.number().int(), usable: z.number().int() }),
  /** When standard delivery arrives: "Tomorrow 08:00AM - 11:00AM". */
  deliverySlot: z.string(),
  /** Is the chosen address delivered to? null while none is chosen. */
  isServiceable: z.boolean().nullable(),
  needsPrescription: z.boolean(),
  /** Everything that would refuse the order now, as sentences. */
  problems: z.array(z.string()),
});
export type Quote = z.infer<typeof Quote>;

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
  'POST cart/quote': endpoint({
    who: 'customer',
    summary: 'The bill for a choice of express, tip, coins, coupon and address; changes nothing',
    body: Wishes.extend({ couponCode: z.string().max(40).optional(), addressId: Id.optional() }),
    answer: data(Quote),
  }),
  'POST coupons/apply': endpoint({
    who: 'customer',
    summary: 'Keep a coupon on the cart; a refusal says why',
    body: z.object({ code: z.string().trim().min(1, 'Enter a coupon code.').max(40) }),
    answer,
  }),
  'POST coupons/remove': endpoint({ who: 'customer', summary: 'Take the coupon off the cart', answer }),
};
