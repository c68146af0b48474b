import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { auditLog, type Snapshot } from './audit.tables.ts';

export type Change = {
  /** Null when the shop did it by itself. */
  actorId: string | null;
  action: string;
  subject: string;
  subjectId: string;
  before?: Snapshot | undefined;
  after?: Snapshot | undefined;
};

/** Written in the transaction of the change, so that there is never one without the other. */
export async function recordChange(tx: Tx, { actorId, action, subject, subjectId, before, after }: Change) {
  const nameNow = sql`coalesce((select name from users where id = ${actorId}::uuid), 'The shop')`;
  const changed = before && after ? onlyChanged(before, after) : { before, after };
  await tx.insert(auditLog).values({ actorId, actorName: nameNow, action, subject, subjectId, ...changed });
}

/** What stayed the same says nothing; only what differs is kept. */
function onlyChanged(before: Snapshot, after: Snapshot): { before: Snapshot; after: Snapshot } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Snapshot): Snapshot => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
