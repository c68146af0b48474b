import type { ShoppingList } from '@subah/contract/shopping-lists/shopping-lists';
import { shoppingListRefusals } from '@subah/messages/api/shopping-lists';
import { indiaDate } from '@subah/rules/india-time';
import { MAX_LIST_ITEMS, MAX_LIST_QUANTITY, MAX_LISTS } from '@subah/rules/lists/limits';
import { nextReminderDay, type ReminderInterval } from '@subah/rules/lists/reminders';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { lockAccount, lockOpenAccount } from '../accounts/index.ts';
import { findProduct } from '../catalog/index.ts';
import { findOwnOrderLines } from '../orders/index.ts';
import { deleteItem, findList, findLists, type ListKey, lockList, updateList } from './shopping-lists.queries.ts';
import { shoppingListItems, shoppingLists } from './shopping-lists.tables.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;
type Item = { productId: string; quantity: number };
type NewList = {
  name: string;
  productId?: string | undefined;
  orderId?: string | undefined;
  remindEvery: ReminderInterval | null;
};

export async function createList({ db, clock }: ListDeps, userId: string, input: NewList): Promise<ShoppingList> {
  const { name, productId, orderId, remindEvery } = input;
  if (productId) await findProduct(db, productId);
  const ordered = orderId ? await findOwnOrderLines(db, userId, orderId) : [];
  return inTransaction(db, async (tx) => {
    await lockOpenAccount(tx, userId);
    if ((await findLists(tx, userId)).length >= MAX_LISTS)
      throw new Problem('TOO_MANY_LISTS', shoppingListRefusals.tooManyLists);
    await refuseTakenName(tx, userId, name);
    const list = { id: newId(), userId };
    await tx.insert(shoppingLists).values({ ...list, name, ...reminder(remindEvery, clock()) });
    await insertItems(tx, list.id, [...ordered, ...(productId ? [{ productId, quantity: 1 }] : [])]);
    return findList(tx, list);
  });
}

type ListChange = { name?: string | undefined; remindEvery?: ReminderInterval | null | undefined };

export async function changeList({ db, clock }: ListDeps, key: ListKey, change: ListChange): Promise<ShoppingList> {
  const { name, remindEvery } = change;
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, key.userId);
    await lockList(tx, key);
    if (name !== undefined) await refuseTakenName(tx, key.userId, name, key.id);
    await updateList(tx, key, {
      ...(name !== undefined && { name }),
      ...(remindEvery !== undefined && reminder(remindEvery, clock())),
    });
    return findList(tx, key);
  });
}

export async function setItem({ db }: ListDeps, key: ListKey, item: Item): Promise<ShoppingList> {
  await findProduct(db, item.productId);
  return inTransaction(db, async (tx) => {
    await lockList(tx, key);
    await insertItems(tx, key.id, [item]);
    return findList(tx, key);
  });
}

export async function removeItem({ db }: ListDeps, key: ListKey, productId: string): Promise<ShoppingList> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, key);
    await deleteItem(tx, key.id, productId);
    return findList(tx, key);
  });
}

/** The caller holds the lock of the list or has just made it. */
async function insertItems(tx: Tx, listId: string, items: Item[]): Promise<void> {
  if (items.length === 0) return;
  // An order may have two lines of one product.
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items)
    quantities.set(productId, Math.min((quantities.get(productId) ?? 0) + quantity, MAX_LIST_QUANTITY));
  const values = [...quantities].map(([productId, quantity]) => ({ listId, productId, quantity }));
  await tx
    .insert(shoppingListItems)
    .values(values)
    .onConflictDoUpdate({
      target: [shoppingListItems.listId, shoppingListItems.productId],
      set: { quantity: sql`excluded.quantity` },
    });
  const count = await tx.$count(shoppingListItems, eq(shoppingListItems.listId, listId));
  if (count > MAX_LIST_ITEMS) throw new Problem('LIST_FULL', shoppingListRefusals.tooManyItems);
}

async function refuseTakenName(tx: Tx, userId: string, name: string, exceptId?: string): Promise<void> {
  const [other] = await tx
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(
      and(
        eq(shoppingLists.userId, userId),
        sql`lower(${shoppingLists.name}) = lower(${name})`,
        exceptId ? ne(shoppingLists.id, exceptId) : undefined,
      ),
    );
  if (other) throw fieldProblem('name', shoppingListRefusals.nameTaken, 'LIST_NAME_TAKEN');
}

function reminder(remindEvery: ReminderInterval | null, now: Date) {
  if (!remindEvery) return { remindEvery: null, remindFrom: null, nextReminderOn: null };
  const today = indiaDate(now);
  return { remindEvery, remindFrom: today, nextReminderOn: nextReminderDay(remindEvery, today, today) };
}
