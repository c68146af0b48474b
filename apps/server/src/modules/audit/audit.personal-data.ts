import { and, asc, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { auditLog } from './audit.tables.ts';
import { eraseWords } from './erase-words.ts';

/** Changes of the own staff account by owners and managers. Names and roles stay: they tell who changed what. */
export const auditPersonalData: PersonalData = {
  subject: 'staffAccount',
  read: (db, { id }) =>
    db
      .select({
        action: auditLog.action,
        before: auditLog.before,
        after: auditLog.after,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'staff'), eq(auditLog.subjectId, id)))
      .orderBy(asc(auditLog.id)),
  erase: (tx, { id }) => eraseWords(tx, { subject: 'staff', ids: sql`select ${id}`, keys: ['mobile', 'email'] }),
};
