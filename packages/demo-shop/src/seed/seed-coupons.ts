import { coupons } from '@subah/server/modules/coupons/coupons.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One coupon of each kind: flat, percent, capped, for one catalog, once per customer, limited in total. */
export async function seedCoupons(tx: Tx, now: Date): Promise<void> {
  const validFrom = new Date(now.getTime() - 30 * DAY_MS);
  const validUntil = new Date(now.getTime() + 90 * DAY_MS);
  const offers: Omit<typeof coupons.$inferInsert, 'id' | 'validFrom'>[] = [
    {
      code: 'WELCOME20',
      description: '20% off your first order, up to ₹100',
      kind: 'percent',
      value: 20,
      capPaise: 100_00,
      usesPerCustomer: 1,
    },
    { code: 'SUBAH50', description: '₹50 off from ₹499', kind: 'flat', value: 50_00, minimumBasketPaise: 499_00 },
    { code: 'FRESH10', description: '10% off fruits and vegetables', kind: 'percent', value: 10, catalog: 'fruits' },
    {
      code: 'CARE15',
      description: '15% off medicines from ₹300, up to ₹150',
      kind: 'percent',
      value: 15,
      minimumBasketPaise: 300_00,
      capPaise: 150_00,
      catalog: 'medicine',
      validUntil,
    },
    {
      code: 'DOODH25',
      description: '₹25 off milk and dairy, the first 100 orders',
      kind: 'flat',
      value: 25_00,
      minimumBasketPaise: 150_00,
      totalUses: 100,
      catalog: 'milk',
      validUntil,
    },
  ];
  await tx
    .insert(coupons)
    .values(offers.map((offer) => ({ ...offer, id: demoId('coupon', offer.code), validFrom, createdAt: validFrom })));
}
