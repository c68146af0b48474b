import type { Page } from '@subah/contract/endpoint';
import type { LabReport } from '@subah/contract/healthcare/lab-reports';
import { and, desc, eq, lt } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { orderLines } from '../orders/orders.tables.ts';
import { labReports } from './lab-reports.tables.ts';

const selectReports = (db: Db | Tx) =>
  db
    .select({
      id: labReports.id,
      userId: labReports.userId,
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      testName: orderLines.name,
      patientName: orderLines.patientName,
      createdAt: labReports.createdAt,
    })
    .from(labReports)
    .innerJoin(orderLines, eq(orderLines.id, labReports.orderLineId))
    .$dynamic();

export const toWire = (row: Awaited<ReturnType<typeof selectReports>>[number]): LabReport => ({
  _id: row.id,
  orderId: row.orderId,
  productId: row.productId,
  testName: row.testName,
  patientName: row.patientName,
  createdAt: row.createdAt.toISOString(),
});

export async function listOwnReports(
  db: Db,
  userId: string,
  { limit, cursor }: Page,
): Promise<{ data: LabReport[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await selectReports(db)
    .where(and(eq(labReports.userId, userId), after && lt(labReports.id, after.id)))
    .orderBy(desc(labReports.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: '', id: row.id }));
  return { data: next.rows.map(toWire), nextCursor: next.nextCursor };
}

/** All that came back for an order, the newest first. */
export async function listReportsOf(db: Db, orderId: string): Promise<LabReport[]> {
  const rows = await selectReports(db).where(eq(orderLines.orderId, orderId)).orderBy(desc(labReports.id));
  return rows.map(toWire);
}

export async function findReport(db: Db | Tx, id: string) {
  const [row] = await selectReports(db).where(eq(labReports.id, id));
  return row;
}
