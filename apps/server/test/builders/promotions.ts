import { coupons } from '../../src/modules/coupons/coupons.tables.ts';
import { plans } from '../../src/modules/membership/membership.tables.ts';
import { insertOne, type WithDb } from './insert-one.ts';

/** 20 % off, up to ₹100, once for each customer. */
export const aCoupon = (shop: WithDb, input: Partial<typeof coupons.$inferInsert> = {}) =>
  insertOne(shop, coupons, {
    code: 'WELCOME20',
    kind: 'percent',
    value: 20,
    capPaise: 100_00,
    usesPerCustomer: 1,
    validFrom: new Date(0),
    ...input,
  });

/** A membership plan of one month. */
export const aPlan = (shop: WithDb, input: Partial<typeof plans.$inferInsert> = {}) =>
  insertOne(shop, plans, {
    name: '1',
    durationUnit: 'month',
    durationInDays: 30,
    pricePaise: 99_00,
    freeDeliveryAbovePaise: 99_00,
    ...input,
  });
