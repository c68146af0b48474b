import type { ShoppingList } from '@subah/contract/shopping-lists/shopping-lists';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { shoppingListItems, shoppingLists } from './shopping-lists.tables.ts';

export type ListKey = { id: string; userId: string };

const isList = ({ id, userId }: ListKey) => and(eq(shoppingLists.id, id), eq(shoppingLists.userId, userId));

/** The newest first. */
export async function findLists(db: Db | Tx, userId: string, id?: string): Promise<ShoppingList[]> {
  const lists = await db
    .select({
      _id: shoppingLists.id,
      name: shoppingLists.name,
      remindEvery: shoppingLists.remindEvery,
      nextReminderOn: shoppingLists.nextReminderOn,
    })
    .from(shoppingLists)
    .where(id ? isList({ id, userId }) : eq(shoppingLists.userId, userId))
    .orderBy(desc(shoppingLists.createdAt), desc(shoppingLists.id));
  const items = await findItems(
    db,
    lists.map(({ _id }) => _id),
  );
  return lists.map((list) => ({
    ...list,
    items: items.flatMap(({ listId, ...item }) => (listId === list._id ? [item] : [])),
  }));
}

export async function findList(db: Db | Tx, { id, userId }: ListKey): Promise<ShoppingList> {
  const [list] = await findLists(db, userId, id);
  if (!list) throw notFound('shoppingList');
  return list;
}

const findItems = (db: Db | Tx, listIds: string[]) =>
  db
    .select({
      listId: shoppingListItems.listId,
      productId: shoppingListItems.productId,
      quantity: shoppingListItems.quantity,
    })
    .from(shoppingListItems)
    .where(inArray(shoppingListItems.listId, listIds))
    .orderBy(desc(shoppingListItems.createdAt), shoppingListItems.productId);

/** Locks the list, so that concurrent calls cannot exceed the limit of its items. */
export async function lockList(tx: Tx, key: ListKey): Promise<void> {
  const [row] = await tx.select({ id: shoppingLists.id }).from(shoppingLists).where(isList(key)).for('update');
  if (!row) throw notFound('shoppingList');
}

export async function updateList(
  tx: Tx,
  { id, userId }: ListKey,
  change: Partial<typeof shoppingLists.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(shoppingLists).set(change).where(isList({ id, userId }));
}

export async function deleteList(db: Db, key: ListKey): Promise<void> {
  const deleted = await db.delete(shoppingLists).where(isList(key)).returning({ id: shoppingLists.id });
  if (deleted.length === 0) throw notFound('shoppingList');
}

export async function deleteItem(tx: Tx, listId: string, productId: string): Promise<void> {
  await tx
    .delete(shoppingListItems)
    .where(and(eq(shoppingListItems.listId, listId), eq(shoppingListItems.productId, productId)));
}
