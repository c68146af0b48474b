import { ADDRESS_TYPES } from '@subah/rules/delivery/address';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, updatedAt } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const areas = pgTable(
  'areas',
  {
    id: id(),
    name: text('name').notNull(),
    /** Null where Hindi pages show the English name. */
    hindiName: text('hindi_name'),
    alias: text('alias'),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [unique('areas_name').on(table.name)],
);

export const areaPincodes = pgTable(
  'area_pincodes',
  {
    areaId: uuid('area_id')
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    pincode: text('pincode').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.areaId, table.pincode] }),
    check('area_pincodes_shape', sql`pincode ~ '^[1-9][0-9]{5}$'`),
    index('area_pincodes_lookup').on(table.pincode),
  ],
);

export const stores = pgTable('stores', {
  id: id(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  area: text('area').notNull(),
  pincode: text('pincode').notNull(),
  phone: text('phone').notNull(),
  hours: text('hours').notNull(),
  rank: integer('rank').notNull().default(0),
});

/** One row once the settings are saved; until then the shop uses the defaults of the rules. */
export const deliverySettings = pgTable(
  'delivery_settings',
  {
    id: boolean('id').primaryKey().default(true),
    cutOff: time('cut_off').notNull(),
    holidays: date('holidays', { mode: 'string' }).array().notNull(),
    expressOffered: boolean('express_offered').notNull(),
    expressFrom: time('express_from').notNull(),
    expressUntil: time('express_until').notNull(),
    expressPaise: integer('express_paise').notNull(),
    smallCartPaise: integer('small_cart_paise').notNull(),
    freeDeliveryAbovePaise: integer('free_delivery_above_paise').notNull(),
    /** Null for no limit. */
    codLimitPaise: integer('cod_limit_paise'),
    drawerTips: integer('drawer_tips').array().notNull(),
    checkoutTips: integer('checkout_tips').array().notNull(),
    /** Coins that photos of bad produce and dairy are credited with at once, at most. */
    freshnessPerOrder: integer('freshness_per_order').notNull().default(200),
    freshnessPerMonth: integer('freshness_per_month').notNull().default(500),
    updatedAt: updatedAt(),
  },
  () => [
    check('delivery_settings_one_row', sql`id`),
    check('delivery_settings_express', sql`express_until > express_from and express_paise >= 0`),
    check('delivery_settings_charges', sql`small_cart_paise >= 0 and free_delivery_above_paise >= 0`),
    check('delivery_settings_cod_limit', sql`cod_limit_paise > 0`),
    check('delivery_settings_freshness', sql`freshness_per_order >= 0 and freshness_per_month >= 0`),
  ],
);

/** Delivery windows of a day. Orders lock the row of a window with a capacity (delivery_slot_capacity.sql). */
export const deliveryWindows = pgTable(
  'delivery_windows',
  {
    startsAt: time('starts_at').primaryKey(),
    endsAt: time('ends_at').notNull(),
    /** Orders on one day; null for no limit. */
    capacity: integer('capacity'),
  },
  () => [
    check('delivery_windows_times', sql`ends_at > starts_at`),
    check('delivery_windows_capacity', sql`capacity > 0`),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressType: text('address_type', { enum: ADDRESS_TYPES }).notNull().default('home'),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    landmark: text('landmark').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull(),
    pincode: text('pincode').notNull(),
    /** Kept by a trigger (delivery_area.sql); null where the shop does not deliver. */
    area: text('area'),
    /** Where the customer stood, in degrees. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('addresses_type', isOneOf('address_type', ADDRESS_TYPES)),
    check('addresses_phone', sql`phone ~ '^[6-9][0-9]{9}$'`),
    check(
      'addresses_location',
      sql`(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180`,
    ),
    check('addresses_pincode', sql`pincode ~ '^[1-9][0-9]{5}$'`),
    index('addresses_of_user').on(table.userId),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`is_default`),
  ],
);
