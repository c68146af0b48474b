import type { PolicyDraft } from '@subah/contract/shop/policies';
import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import { composePolicy, type PolicySource } from '@subah/messages/policy-drafts/compose-policy';
import type { PolicyKind } from '@subah/rules/shop/policies';
import type { Db, Tx } from '../../platform/database/database.ts';
import { listCatalogsInUse } from '../catalog/index.ts';
import { findDeliverySettings, listAreas } from '../delivery/index.ts';
import { readShopFacts } from '../shop/index.ts';

const NAMED_FACTS = {
  name: 'shop name',
  address: 'address',
  phone: 'phone',
  email: 'email',
  grievanceOfficer: 'grievance officer',
} satisfies Partial<Record<keyof ShopFacts, string>>;

/** A text for the shopkeeper to read and change: it says what the shop has set. */
export async function draftPolicy(db: Db | Tx, kind: PolicyKind): Promise<PolicyDraft> {
  const [facts, delivery, areas, catalogs] = await Promise.all([
    readShopFacts(db),
    findDeliverySettings(db),
    listAreas(db),
    listCatalogsInUse(db),
  ]);
  const source: PolicySource = { facts, delivery, areas, catalogs };
  const missing = Object.entries(NAMED_FACTS).filter(([fact]) => facts[fact as keyof typeof NAMED_FACTS] === '');
  return {
    text: composePolicy(kind, source, 'en'),
    hindiText: composePolicy(kind, source, 'hi'),
    missing: missing.map(([, label]) => label),
  };
}
