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

/** Bounds the parameters of one statement. */
const BATCH_SIZE = 1000;

/** Writes to the audit log in the transaction of the change. With both snapshots only the fields that differ are stored. */
export const recordChange = (tx: Tx, change: Change): Promise<void> => recordChanges(tx, [change]);

export async function recordChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    await tx.insert(auditLog).values(changes.slice(start, start + BATCH_SIZE).map(toRow));
  }
}

function toRow({ actorId, action, subject, subjectId, before, after }: Change) {
  const actorName = sql`coalesce(${nameOfUser(sql`${actorId}::uuid`)}, 'The shop')`;
  const changed = before && after ? onlyChanged(before, after) : { before, after };
  return { actorId, actorName, action, subject, subjectId, ...changed };
}

function onlyChanged(before: Snapshot, after: Snapshot): { before: Snapshot; after: Snapshot } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Snapshot): Snapshot => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
