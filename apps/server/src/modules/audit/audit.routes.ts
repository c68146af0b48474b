import type { auditEndpoints } from '@subah/contract/shop/audit';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { auditLog } from './audit.tables.ts';

export const auditRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof auditEndpoints> => ({
  'GET admin/audit': async ({ query: { limit, cursor, ...filter } }) => {
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
          after && lt(auditLog.id, after.id),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit + 1);
    const next = page(rows, limit, (row) => ({ value: '', id: row._id }));
    const data = next.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return { data, nextCursor: next.nextCursor };
  },
});
