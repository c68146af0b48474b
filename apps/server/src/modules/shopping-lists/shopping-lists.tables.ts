import { REMINDER_INTERVALS } from '@subah/rules/lists/reminders';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';

export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    remindEvery: text('remind_every', { enum: REMINDER_INTERVALS }),
    /** The day the reminder was set; months are counted from it. */
    remindFrom: date('remind_from', { mode: 'string' }),
    nextReminderOn: date('next_reminder_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('shopping_lists_name_once').on(table.userId, sql`lower(name)`),
    index('shopping_lists_by_reminder').on(table.nextReminderOn),
    check('shopping_lists_name', sql`char_length(name) between 1 and 40`),
    check('shopping_lists_remind_every', isOneOf('remind_every', REMINDER_INTERVALS)),
    check('shopping_lists_reminder', sql`num_nonnulls(remind_every, remind_from, next_reminder_on) in (0, 3)`),
  ],
);

export const shoppingListItems = pgTable(
  'shopping_list_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    index('shopping_list_items_of_product').on(table.productId),
    check('shopping_list_items_quantity', sql`quantity between 1 and 99`),
  ],
);
