import { type Assortment, assortmentOf } from '@subah/rules/catalog/assortment';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { POLICY_KINDS } from '@subah/rules/shop/policies';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { listCatalogsInUse } from '../catalog/index.ts';

const Progress = z.object({
  hasAreas: z.boolean(),
  hasDeliverySettings: z.boolean(),
  hasCategories: z.boolean(),
  hasStaff: z.boolean(),
  hasContent: z.boolean(),
  hasPolicies: z.boolean(),
  hasOrders: z.boolean(),
});

type OpeningProgress = z.infer<typeof Progress> & Assortment & { catalogs: Catalog[]; sellsAnything: boolean };

/** What a new shop has done so far, for the checklist of its first day. */
export async function findOpeningProgress(db: Db | Tx): Promise<OpeningProgress> {
  const catalogs = await listCatalogsInUse(db);
  const { rows } = await db.execute(sql`select
    exists (select 1 from area_pincodes) as "hasAreas",
    exists (select 1 from delivery_settings) as "hasDeliverySettings",
    exists (select 1 from categories) as "hasCategories",
    (select count(*) from users where role not in ('customer', 'admin')) > 0 as "hasStaff",
    exists (select 1 from testimonials union all select 1 from announcements
      union all select 1 from home_cards where updated_at > created_at) as "hasContent",
    (select count(*) from policies where is_published) = ${POLICY_KINDS.length} as "hasPolicies",
    exists (select 1 from orders where placed_at is not null) as "hasOrders"`);
  return { ...Progress.parse(rows[0]), ...assortmentOf(catalogs), catalogs, sellsAnything: catalogs.length > 0 };
}
