import { checkoutInputs } from '@subah/messages/api/checkout';
import { ITEM_TYPES } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { numberText } from '../input-values.ts';
import { Bill } from '../pricing/bill.ts';

const ItemType = z.enum(ITEM_TYPES);

export const CartItem = z.strictObject({
  _id: Id,
  productId: Id,
  itemType: ItemType,
  name: z.string(),
  hindiName: z.string().nullable(),
  image: z.string(),
  /** Pack size: "500 g". */
  unit: z.string(),
  quantity: z.number().int(),
  /** Price in rupees when the item was added, and now. */
  priceAtAdd: z.number(),
  price: z.number(),
  mrp: z.number(),
  available: z.boolean(),
  stockLeft: z.number().int(),
  requiresPrescription: z.boolean(),
  /** Of a lab test; 0 when none is needed, null when unknown. */
  fastingHours: z.number().int().nullable(),
});
export type CartItem = z.infer<typeof CartItem>;

/** A coupon that does not apply stays on the cart with its `problem` and is checked again after every change. */
export const CartCoupon = z.strictObject({ code: z.string(), discount: z.number(), problem: z.string().nullable() });

export const Cart = z.strictObject({
  _id: Id,
  items: z.array(CartItem),
  totalPrice: z.number(),
  /** Number of distinct lines. */
  count: z.number().int(),
  coupon: CartCoupon.nullable(),
  /** With standard delivery, no tip and no coins; `cart/quote` prices other options. */
  bill: Bill,
});
export type Cart = z.infer<typeof Cart>;

/** A coupon that the cart lists, with what it saves or what the cart lacks for it. */
const CouponOffer = CartCoupon.extend({ description: z.string() });
export type CouponOffer = z.infer<typeof CouponOffer>;

/** A product id or article code; the cart drawer recommends products by code. */
const ProductRef = z.string().trim().min(1).max(80);
const QuantityStep = z.number().int().min(1).max(999);

/** The documentation uses `type` and `itemType`, `decreaseBy` and `decreasedBy`; both names are accepted. */
const AddLine = z.object({
  productId: ProductRef,
  type: ItemType.optional(),
  itemType: ItemType.optional(),
  quantity: QuantityStep.default(1),
});
const DecreaseLine = z.object({
  productId: ProductRef,
  type: ItemType.optional(),
  itemType: ItemType.optional(),
  decreaseBy: QuantityStep.optional(),
  decreasedBy: QuantityStep.optional(),
});
/** `quantity` sets the new quantity instead of a decrease. */
const UpdateLine = DecreaseLine.extend({ quantity: z.number().int().min(0).max(999).optional() });

const oneOrMany = <Line extends z.ZodType>(line: Line) => z.union([z.array(line).min(1).max(100), line]);

const MAX_CODE_LENGTH = 40;
const CouponCode = z
  .string()
  .trim()
  .min(1, inputText(checkoutInputs.couponCode))
  .max(MAX_CODE_LENGTH, inputText(checkoutInputs.couponCodeOnly))
  .regex(/^\S*$/, inputText(checkoutInputs.couponCodeOnly));

const response = data(Cart);

export const cartEndpoints = {
  'GET cart': endpoint({ audience: 'customer', summary: 'Cart of the signed-in customer', response }),
  'POST cart/add': endpoint({
    audience: 'customer',
    summary: 'Add products to the cart: a list, or one object',
    body: oneOrMany(AddLine),
    response,
  }),
  'POST cart/remove': endpoint({
    audience: 'customer',
    summary: 'Decrease the quantity of a product; at zero the line is removed',
    body: DecreaseLine,
    response,
  }),
  'POST cart/update': endpoint({
    audience: 'customer',
    summary: 'Change several lines at once',
    body: oneOrMany(UpdateLine),
    response,
  }),
  'DELETE cart/clear': endpoint({ audience: 'customer', summary: 'Empty the cart', response }),
  'GET cart/coupons': endpoint({
    audience: 'customer',
    summary: 'Coupons with a description that the customer can use, with what they save on the cart or what is missing',
    /** Clients send the item total that they show, so that another cart has another address. */
    query: z.object({ total: numberText(z.number().min(0)).optional() }),
    response: data(z.array(CouponOffer)),
  }),
  'POST coupons/apply': endpoint({
    audience: 'customer',
    summary: 'Apply a coupon to the cart; an error gives the reason',
    body: z.object({ code: CouponCode }),
    response,
  }),
  'POST coupons/remove': endpoint({ audience: 'customer', summary: 'Remove the coupon from the cart', response }),
};
