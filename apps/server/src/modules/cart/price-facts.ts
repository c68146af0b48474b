import { DEFAULT_DELIVERY_SETTINGS, type DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import type { MemberBenefits } from '@subah/rules/membership/benefits';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { FIND_DELIVERY_SETTINGS, SavedDeliverySettings } from '../delivery/index.ts';
import { ActivePlan, benefitsOfPlan, FIND_ACTIVE_PLAN } from '../membership/index.ts';

/** What the price of a basket depends on beside its goods. */
export type PriceFacts = { settings: DeliverySettings; benefits: MemberBenefits | null };

/** One statement, because every change of a cart asks for both. */
const FIND_PRICE_FACTS = defineStatement({
  name: 'cart_price_facts',
  text: `select (select to_json(saved) from (${FIND_DELIVERY_SETTINGS.text}) as saved) as settings,
      (select to_json(active) from (${FIND_ACTIVE_PLAN.text}) as active) as plan`,
  row: z.object({ settings: SavedDeliverySettings.nullable(), plan: ActivePlan.nullable() }),
});

export async function findPriceFacts(db: Db | Tx, userId: string, now: Date): Promise<PriceFacts> {
  const [facts] = await runPrepared(db, FIND_PRICE_FACTS, [userId, now]);
  return {
    settings: facts?.settings ?? DEFAULT_DELIVERY_SETTINGS,
    benefits: facts?.plan ? benefitsOfPlan(facts.plan) : null,
  };
}
