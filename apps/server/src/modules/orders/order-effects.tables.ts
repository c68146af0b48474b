import { STATUS_EFFECTS } from '@subah/rules/orders/status-effects';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf } from '../../platform/database/columns.ts';
import { orders } from './orders.tables.ts';

/** Side effects that were done. The key makes each happen once, however often a status is set. */
export const orderEffects = pgTable(
  'order_effects',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    effect: text('effect', { enum: STATUS_EFFECTS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.effect] }),
    check('order_effects_effect', isOneOf('effect', STATUS_EFFECTS)),
  ],
);
