import type { Policy, PolicyDetails } from '@subah/contract/policies/policies';
import { POLICY_KINDS, type PolicyKind } from '@subah/rules/shop/policies';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { nameOfUser } from '../accounts/index.ts';
import { policies } from './policies.tables.ts';

const selectDetails = (db: Db | Tx) =>
  db
    .select({
      kind: policies.kind,
      text: policies.text,
      hindiText: policies.hindiText,
      isPublished: policies.isPublished,
      changedAt: policies.changedAt,
      changedBy: nameOfUser(policies.changedBy),
    })
    .from(policies)
    .$dynamic();

const toWire = (row: Awaited<ReturnType<typeof selectDetails>>[number]): PolicyDetails => ({
  ...row,
  changedAt: row.changedAt.toISOString(),
  changedBy: row.changedBy ?? '',
});

const unwritten = (kind: PolicyKind): PolicyDetails => ({
  kind,
  text: '',
  hindiText: '',
  isPublished: false,
  changedAt: null,
  changedBy: '',
});

export async function listPolicies(db: Db): Promise<PolicyDetails[]> {
  const rows = new Map((await selectDetails(db)).map((row) => [row.kind, toWire(row)]));
  return POLICY_KINDS.map((kind) => rows.get(kind) ?? unwritten(kind));
}

export async function findPolicy(db: Db | Tx, kind: PolicyKind): Promise<PolicyDetails> {
  const [row] = await selectDetails(db).where(eq(policies.kind, kind));
  return row ? toWire(row) : unwritten(kind);
}

export async function findPublishedPolicy(db: Db, kind: PolicyKind): Promise<Policy | undefined> {
  const [row] = await db
    .select({
      kind: policies.kind,
      text: policies.text,
      hindiText: policies.hindiText,
      changedAt: policies.changedAt,
    })
    .from(policies)
    .where(and(eq(policies.kind, kind), eq(policies.isPublished, true)));
  return row && { ...row, changedAt: row.changedAt.toISOString() };
}

export async function listPublishedPolicies(db: Db): Promise<{ kind: PolicyKind; changedAt: Date }[]> {
  const rows = await db
    .select({ kind: policies.kind, changedAt: policies.changedAt })
    .from(policies)
    .where(eq(policies.isPublished, true));
  return rows.sort((a, b) => POLICY_KINDS.indexOf(a.kind) - POLICY_KINDS.indexOf(b.kind));
}
