import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { orderLines } from '../orders/orders.tables.ts';

/** The PDF is a private file; its key is derived from this id. */
export const labReports = pgTable(
  'lab_reports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('lab_reports_of_user').on(table.userId, table.id),
    index('lab_reports_of_line').on(table.orderLineId),
    index('lab_reports_uploaded_by').on(table.uploadedBy),
  ],
);
