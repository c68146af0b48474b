import type { shoppingListsEndpoints } from '@subah/contract/shopping-lists/shopping-lists';
import { shoppingListAnswers } from '@subah/messages/api/shopping-lists';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { addAvailable, answerAdded } from '../cart/index.ts';
import { findCards } from '../catalog/index.ts';
import { changeList, createList, removeItem, setItem } from './change-list.ts';
import { deleteList, findList, findLists, type ListKey } from './shopping-lists.queries.ts';

export const shoppingListsRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>,
): Pick<Handlers, keyof typeof shoppingListsEndpoints> => ({
  'GET shopping-lists': async ({ user }) => ({ data: await findLists(deps.db, user.id) }),
  'POST shopping-lists': async ({ user, body }) => ({ data: await createList(deps, user.id, body) }),
  'PATCH shopping-lists/{id}': async ({ user, params, body }) => ({
    data: await changeList(deps, { id: params.id, userId: user.id }, body),
  }),
  'DELETE shopping-lists/{id}': async ({ user, params, t }) => {
    await deleteList(deps.db, { id: params.id, userId: user.id });
    return { message: t(shoppingListAnswers.deleted) };
  },
  'GET shopping-lists/{id}/items': async ({ user, params }) => ({
    data: await itemsWithProducts(deps.db, { id: params.id, userId: user.id }),
  }),
  'PUT shopping-lists/{id}/items/{productId}': async ({ user, params, body }) => ({
    data: await setItem(deps, { id: params.id, userId: user.id }, { productId: params.productId, ...body }),
  }),
  'DELETE shopping-lists/{id}/items/{productId}': async ({ user, params }) => ({
    data: await removeItem(deps, { id: params.id, userId: user.id }, params.productId),
  }),
  'POST shopping-lists/{id}/add-to-cart': async ({ user, params, t }) => {
    const items = await itemsWithProducts(deps.db, { id: params.id, userId: user.id });
    const result = await addAvailable(
      deps,
      user.id,
      items.map(({ product, quantity }) => ({
        productId: product._id,
        name: product.name,
        hindiName: product.hindiName,
        quantity,
      })),
    );
    return answerAdded(result, t);
  },
});

async function itemsWithProducts(db: Db, key: ListKey) {
  const { items } = await findList(db, key);
  const cards = await findCards(
    db,
    items.map(({ productId }) => productId),
  );
  const quantities = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  return cards.map((product) => ({ product, quantity: quantities.get(product._id) ?? 1 }));
}
