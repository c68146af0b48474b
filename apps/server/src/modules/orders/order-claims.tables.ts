import { CLAIM_KINDS, CLAIM_STATES } from '@subah/rules/orders/claims';
import { RETURN_REASONS } from '@subah/rules/orders/own-change-terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Returns of items, which staff decide, and freshness credits, which are paid at once and reviewed later. */
export const orderClaims = pgTable(
  'order_claims',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: CLAIM_KINDS }).notNull(),
    state: text('state', { enum: CLAIM_STATES }).notNull().default('open'),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    /** The photo is a private file; its key is derived from this id. */
    photoId: uuid('photo_id'),
    /** Credited at once. */
    coins: integer('coins').notNull().default(0),
    decisionNote: text('decision_note').notNull().default(''),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('order_claims_kind', isOneOf('kind', CLAIM_KINDS)),
    check('order_claims_state', isOneOf('state', CLAIM_STATES)),
    check('order_claims_reason', isOneOf('reason', RETURN_REASONS)),
    check('order_claims_coins', sql`coins >= 0 and (kind = 'freshness') = (coins > 0)`),
    check('order_claims_decided', sql`(state = 'open') = (decided_at is null)`),
    uniqueIndex('order_claims_one_open_return').on(table.orderId).where(sql`kind = 'return' and state = 'open'`),
    index('order_claims_of_order').on(table.orderId),
    index('order_claims_of_user').on(table.userId, table.createdAt),
    index('order_claims_by_state').on(table.state, table.id),
    index('order_claims_decided_by').on(table.decidedBy),
  ],
);

export const orderClaimLines = pgTable(
  'order_claim_lines',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => orderClaims.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    kind: text('kind', { enum: CLAIM_KINDS }).notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.lineId] }),
    check('order_claim_lines_quantity', sql`quantity > 0`),
    uniqueIndex('order_claim_lines_one_credit').on(table.lineId).where(sql`kind = 'freshness'`),
    index('order_claim_lines_of_line').on(table.lineId),
  ],
);
