import type { PolicyDetails, PolicyForm } from '@subah/contract/policies/policies';
import type { WithReadAs } from '@subah/contract/read-as';
import type { PolicyKind } from '@subah/rules/shop/policies';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { findPolicy } from './policies.queries.ts';
import { policies } from './policies.tables.ts';

export async function savePolicy(
  { db, clock, actorId }: Pick<Deps, 'db' | 'clock'> & { actorId: string },
  kind: PolicyKind,
  { readAs, ...form }: PolicyForm & WithReadAs,
): Promise<PolicyDetails> {
  return inTransaction(db, async (tx) => {
    // The first save of a page has no row that could be locked.
    await tx.execute(sql`lock table ${policies} in share row exclusive mode`);
    const { text, hindiText, isPublished } = await findPolicy(tx, kind);
    const before = { text, hindiText, isPublished };
    rejectStaleChange(before, readAs);
    const row = { ...form, changedAt: clock(), changedBy: actorId };
    await tx
      .insert(policies)
      .values({ kind, ...row })
      .onConflictDoUpdate({ target: policies.kind, set: row });
    await recordChange(tx, { actorId, action: 'update', subject: 'policy', subjectId: kind, before, after: form });
    await publishChange(tx, 'shop');
    return findPolicy(tx, kind);
  });
}
