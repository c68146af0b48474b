import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import { endpoint, Id, listOf, Page } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';

const Snapshot = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.strictObject({
  _id: Id,
  actorId: Id.nullable(),
  actorName: z.string(),
  /** What was done, in one word: "create", "update", "delete". */
  action: z.string(),
  /** What it was done to: "product", "order", "plan". */
  subject: z.string(),
  subjectId: z.string(),
  /** Its name now; null when it has none or is gone. */
  subjectName: z.string().nullable(),
  /** Of products. */
  subjectCatalog: z.enum(CATALOGS).nullable(),
  before: Snapshot,
  after: Snapshot,
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Word = z.string().trim().min(1).max(80);

const AuditFilter = Page.extend({
  subject: Word.optional(),
  subjectId: Word.optional(),
  action: Word.optional(),
  actorId: Id.optional(),
  /** A day in India time. */
  date: DateInput().optional(),
  /** In the name of the person or the changed values. */
  q: Word.optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

export const auditEndpoints = {
  'GET admin/audit': endpoint({
    audience: 'see audit log',
    summary: 'Changes by staff, newest first',
    query: AuditFilter,
    response: listOf(AuditEntry),
  }),
};
