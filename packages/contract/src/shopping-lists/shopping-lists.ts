import { shoppingListInputs } from '@subah/messages/api/shopping-lists';
import { oneLine } from '@subah/rules/accounts/one-line';
import { MAX_LIST_NAME, MAX_LIST_QUANTITY } from '@subah/rules/lists/limits';
import { REMINDER_INTERVALS } from '@subah/rules/lists/reminders';
import { z } from 'zod';
import { ProductCard } from '../catalog/catalog.ts';
import { data, endpoint, Id } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';

const Name = z
  .string()
  .max(200)
  .transform(oneLine)
  .pipe(
    z.string().min(1, inputText(shoppingListInputs.name)).max(MAX_LIST_NAME, inputText(shoppingListInputs.longName)),
  );
const RemindEvery = z.enum(REMINDER_INTERVALS).nullable();
const Quantity = z.number().int().min(1).max(MAX_LIST_QUANTITY);

export const ShoppingList = z.strictObject({
  _id: Id,
  name: z.string(),
  remindEvery: RemindEvery,
  /** `2026-11-23`; null without a reminder. */
  nextReminderOn: z.string().nullable(),
  items: z.array(z.strictObject({ productId: Id, quantity: Quantity })),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

const ShoppingListItem = z.strictObject({ product: ProductCard, quantity: Quantity });

const byId = z.object({ id: Id });
const byProduct = z.object({ id: Id, productId: Id });
const message = z.strictObject({ message: z.string() });

export const shoppingListsEndpoints = {
  'GET shopping-lists': endpoint({
    audience: 'customer',
    summary: 'My shopping lists, the newest first',
    response: data(z.array(ShoppingList)),
  }),
  'POST shopping-lists': endpoint({
    audience: 'customer',
    summary: 'Make a list: empty, with one product, or with the products of one of my orders',
    body: z.object({
      name: Name,
      productId: Id.optional(),
      orderId: Id.optional(),
      remindEvery: RemindEvery.default(null),
    }),
    response: data(ShoppingList),
  }),
  'PATCH shopping-lists/{id}': endpoint({
    audience: 'customer',
    summary: 'Rename a list, or change its reminder: a mail every week or month from today on, null for none',
    params: byId,
    body: z.object({ name: Name.optional(), remindEvery: RemindEvery.optional() }),
    response: data(ShoppingList),
  }),
  'DELETE shopping-lists/{id}': endpoint({
    audience: 'customer',
    summary: 'Delete a list',
    params: byId,
    response: message,
  }),
  'GET shopping-lists/{id}/items': endpoint({
    audience: 'customer',
    summary: 'The products of a list, the last added first; products that the shop deleted are left out',
    params: byId,
    response: data(z.array(ShoppingListItem)),
  }),
  'PUT shopping-lists/{id}/items/{productId}': endpoint({
    audience: 'customer',
    summary: 'Add a product to a list, or change its quantity',
    params: byProduct,
    body: z.object({ quantity: Quantity.default(1) }),
    response: data(ShoppingList),
  }),
  'DELETE shopping-lists/{id}/items/{productId}': endpoint({
    audience: 'customer',
    summary: 'Take a product off a list',
    params: byProduct,
    response: data(ShoppingList),
  }),
  'POST shopping-lists/{id}/add-to-cart': endpoint({
    audience: 'customer',
    summary: 'Add what is in stock of a list to the cart; names what was left out',
    params: byId,
    response: data(
      z.strictObject({
        added: z.array(z.strictObject({ name: z.string(), quantity: z.number().int() })),
        leftOut: z.array(z.strictObject({ name: z.string(), quantity: z.number().int(), why: z.string() })),
      }),
    ),
  }),
};
