import { z } from 'zod';
import { endpoint, Id, listOf, Page } from '../endpoint.ts';

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
  before: Snapshot,
  after: Snapshot,
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Word = z.string().trim().min(1).max(80);

export const auditEndpoints = {
  'GET admin/audit': endpoint({
    audience: 'see audit log',
    summary: 'Changes by staff, newest first',
    query: Page.extend({
      subject: Word.optional(),
      subjectId: Word.optional(),
      action: Word.optional(),
      actorId: Id.optional(),
    }),
    response: listOf(AuditEntry),
  }),
};
