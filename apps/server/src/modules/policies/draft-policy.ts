import type { PolicyDraft } from '@subah/contract/policies/policies';
import { composePolicy, type PolicySource } from '@subah/messages/policy-drafts/compose-policy';
import { factLabels, missingPolicyFacts } from '@subah/rules/shop/missing-facts';
import type { PolicyKind } from '@subah/rules/shop/policies';
import type { Db, Tx } from '../../platform/database/database.ts';
import { listCatalogsInUse } from '../catalog/index.ts';
import { findDeliverySettings, listAreas } from '../delivery/index.ts';
import { readShopFacts } from '../shop/index.ts';

/** A text for the shopkeeper to read and change: it says what the shop has set. */
export async function draftPolicy(db: Db | Tx, kind: PolicyKind): Promise<PolicyDraft> {
  const [facts, delivery, areas, catalogs] = await Promise.all([
    readShopFacts(db),
    findDeliverySettings(db),
    listAreas(db),
    listCatalogsInUse(db),
  ]);
  const source: PolicySource = { facts, delivery, areas, catalogs };
  return {
    text: composePolicy(kind, source, 'en'),
    hindiText: composePolicy(kind, source, 'hi'),
    missing: missingPolicyFacts(facts).map((fact) => factLabels[fact]),
  };
}
