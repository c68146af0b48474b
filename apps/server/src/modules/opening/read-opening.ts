import type { Opening, PublicShop } from '@subah/contract/opening/opening';
import { factLabels, missingFacts } from '@subah/rules/shop/missing-facts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { hasSuperDeals } from '../catalog/index.ts';
import { hasDoctors } from '../healthcare/index.ts';
import { hasPlans } from '../membership/index.ts';
import { listPublishedPolicies } from '../policies/index.ts';
import { findOpeningProgress } from '../reports/index.ts';
import { findOpening, readShopFacts } from '../shop/index.ts';

export async function readOpening(db: Db | Tx): Promise<Opening> {
  const [state, facts, progress] = await Promise.all([findOpening(db), readShopFacts(db), findOpeningProgress(db)]);
  const missing = missingFacts(facts, progress);
  const isDone: Record<Opening['steps'][number]['step'], boolean> = {
    facts: missing.length === 0,
    delivery: progress.hasAreas && progress.hasDeliverySettings,
    categories: progress.hasCategories,
    products: progress.sellsAnything,
    payments: state.paymentTestedAt !== null,
    mail: state.mailTestedAt !== null,
    staff: progress.hasStaff,
    content: progress.hasContent,
    policies: progress.hasPolicies,
    order: progress.hasOrders,
  };
  return {
    openedAt: state.openedAt?.toISOString() ?? null,
    steps: Object.entries(isDone).map(([step, done]) => ({ step: step as keyof typeof isDone, isDone: done })),
    missing: [
      ...missing.map((fact) => `Enter the ${factLabels[fact]} under Settings.`),
      ...(progress.hasAreas ? [] : ['Add an area that you deliver to.']),
      ...(progress.sellsAnything ? [] : ['Put at least one product on sale.']),
    ],
  };
}

export async function readPublicShop(db: Db): Promise<PublicShop> {
  const [{ openedAt }, facts, { catalogs, sellsAnything }, policies, doctors, offers, plans] = await Promise.all([
    findOpening(db),
    readShopFacts(db),
    findOpeningProgress(db),
    listPublishedPolicies(db),
    hasDoctors(db),
    hasSuperDeals(db),
    hasPlans(db),
  ]);
  const { name, legalName, address, phone, email, gstin, fssai, drugLicence, pharmacist, grievanceOfficer } = facts;
  return {
    ...{ name, legalName, address, phone, email, gstin, fssai, drugLicence, pharmacist, grievanceOfficer },
    policies: policies.map(({ kind }) => kind),
    sections: [
      ...catalogs,
      ...(doctors ? (['doctors'] as const) : []),
      ...(offers ? (['offers'] as const) : []),
      ...(plans ? (['plans'] as const) : []),
    ],
    isOpen: openedAt !== null && sellsAnything,
  };
}
