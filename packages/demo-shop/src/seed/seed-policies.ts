import { POLICY_KINDS } from '@subah/rules/shop/policies';
import { draftPolicy } from '@subah/server/modules/policies/index';
import { policies } from '@subah/server/modules/policies/policies.tables';
import type { Tx } from '@subah/server/platform/database/database';

/** All policy pages, published with the texts that a new shop is offered. Facts, areas and categories must be there. */
export async function seedPolicies(tx: Tx, now: Date): Promise<void> {
  for (const kind of POLICY_KINDS) {
    const { text, hindiText } = await draftPolicy(tx, kind);
    await tx.insert(policies).values({ kind, text, hindiText, isPublished: true, changedAt: now });
  }
}
