import type { AuditEntry, AuditFilter } from '@subah/contract/audit/audit';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { auditLog } from './audit.tables.ts';

export type SubjectName = { name: string; catalog: Catalog | null };
type Subject = { subject: string; subjectId: string };

/** Names by id. The tables are on higher levels, so the app injects it. */
export type NameSubjects = (db: Db, entries: readonly Subject[]) => Promise<Map<string, SubjectName>>;

type ChangePage = { data: AuditEntry[]; nextCursor: string | null };

export async function listChanges(
  db: Db,
  { limit, cursor, ...filter }: AuditFilter,
  nameSubjects: NameSubjects,
): Promise<ChangePage> {
  const after = readCursor(cursor);
  const rows = await db
    .select({
      _id: auditLog.id,
      actorId: auditLog.actorId,
      actorName: auditLog.actorName,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(
      and(
        filter.subject ? eq(auditLog.subject, filter.subject) : undefined,
        filter.subjectId ? eq(auditLog.subjectId, filter.subjectId) : undefined,
        filter.action ? eq(auditLog.action, filter.action) : undefined,
        filter.actorId ? eq(auditLog.actorId, filter.actorId) : undefined,
        filter.date ? gte(auditLog.createdAt, startOfIndiaDay(filter.date)) : undefined,
        filter.date ? lt(auditLog.createdAt, startOfIndiaDay(filter.date, 1)) : undefined,
        filter.q ? contains(filter.q) : undefined,
        after && lt(auditLog.id, after.id),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: '', id: row._id }));
  const names = await nameSubjects(db, next.rows);
  const data = next.rows.map((row) => ({
    ...row,
    subjectName: names.get(row.subjectId)?.name ?? null,
    subjectCatalog: names.get(row.subjectId)?.catalog ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  return { data, nextCursor: next.nextCursor };
}

/** In the person, the values before and after, or the end of the id, of which screens show 7 characters. */
function contains(q: string) {
  const pattern = containing(q);
  return or(
    ilike(auditLog.actorName, pattern),
    ilike(auditLog.subjectId, pattern),
    sql`${auditLog.before}::text ilike ${pattern}`,
    sql`${auditLog.after}::text ilike ${pattern}`,
  );
}
