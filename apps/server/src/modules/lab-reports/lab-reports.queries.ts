import type { Page } from '@subah/contract/endpoint';
import type { LabReport } from '@subah/contract/lab-reports/lab-reports';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { findLabLines } from '../orders/index.ts';
import { labReports } from './lab-reports.tables.ts';

const selectReports = (db: Db | Tx) =>
  db
    .select({
      id: labReports.id,
      userId: labReports.userId,
      orderLineId: labReports.orderLineId,
      createdAt: labReports.createdAt,
    })
    .from(labReports)
    .$dynamic();

type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

type LabLine = Awaited<ReturnType<typeof findLabLines>>[number];

async function toWire(db: Db | Tx, rows: ReportRow[]): Promise<LabReport[]> {
  if (rows.length === 0) return [];
  const lines = await findLabLines(db, { lineIds: rows.map(({ orderLineId }) => orderLineId) });
  const byId = new Map(lines.map((line) => [line.id, line]));
  return rows.flatMap(({ id, orderLineId, createdAt }) => {
    const line = byId.get(orderLineId);
    if (!line) return [];
    const { orderId, productId, testName } = line;
    const patientName = patientNames(line);
    return [{ _id: id, orderId, productId, testName, patientName, createdAt: createdAt.toISOString() }];
  });
}

/** All of the line: a report does not say which of them it is for. */
function patientNames({ patientName, morePatients }: Pick<LabLine, 'patientName' | 'morePatients'>): string | null {
  if (patientName === null) return null;
  return [patientName, ...morePatients.map((patient) => patient.patientName)].join(', ');
}

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
  return { data: await toWire(db, next.rows), nextCursor: next.nextCursor };
}

/** Newest first. */
export async function listReportsOfOrder(db: Db, orderId: string): Promise<LabReport[]> {
  const lineIds = (await findLabLines(db, { orderId })).map(({ id }) => id);
  if (lineIds.length === 0) return [];
  const rows = await selectReports(db).where(inArray(labReports.orderLineId, lineIds)).orderBy(desc(labReports.id));
  return toWire(db, rows);
}

export async function listAllReportsOf(db: Db | Tx, userId: string): Promise<LabReport[]> {
  const rows = await selectReports(db).where(eq(labReports.userId, userId)).orderBy(desc(labReports.id));
  return toWire(db, rows);
}

export async function findReportOwner(db: Db | Tx, id: string): Promise<string | undefined> {
  const [row] = await selectReports(db).where(eq(labReports.id, id));
  return row?.userId;
}

export async function readReport(db: Db | Tx, id: string): Promise<LabReport> {
  const [report] = await toWire(db, await selectReports(db).where(eq(labReports.id, id)));
  if (!report) throw new Error(`lab report ${id} does not exist`);
  return report;
}

/** The result is the order line of the report. */
export async function deleteReport(tx: Tx, id: string): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(labReports)
    .where(eq(labReports.id, id))
    .returning({ lineId: labReports.orderLineId });
  return deleted?.lineId;
}
