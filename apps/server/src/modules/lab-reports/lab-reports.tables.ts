import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
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
    /** Of the file as it was sent; null in reports of earlier releases. */
    fileHash: text('file_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('lab_reports_of_user').on(table.userId, table.id),
    unique('lab_reports_once').on(table.orderLineId, table.fileHash),
    index('lab_reports_uploaded_by').on(table.uploadedBy),
  ],
);
