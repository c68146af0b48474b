import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { nameOfUser } from '../accounts/index.ts';
import { auditLog, type Snapshot } from './audit.tables.ts';

export type Change = {
  /** Null for changes by a job. */
  actorId: string | null;
  action: string;
  subject: string;
  subjectId: string;
  before?: Snapshot | undefined;
  after?: Snapshot | undefined;
};

/** Writes to the audit log in the transaction of the change. With both snapshots only the fields that differ are stored. */
export async function recordChange(tx: Tx, { actorId, action, subject, subjectId, before, after }: Change) {
  const actorName = sql`coalesce(${nameOfUser(sql`${actorId}::uuid`)}, 'The shop')`;
  const changed = before && after ? onlyChanged(before, after) : { before, after };
  await tx.insert(auditLog).values({ actorId, actorName, action, subject, subjectId, ...changed });
}

function onlyChanged(before: Snapshot, after: Snapshot): { before: Snapshot; after: Snapshot } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Snapshot): Snapshot => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
