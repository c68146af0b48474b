import { ADDRESS_TYPES } from '@subah/rules/delivery/address';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
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
    city: text('city').notNull(),
    state: text('state').notNull(),
    pincode: text('pincode').notNull(),
    /** Kept by a trigger (delivery_area.sql); null where the shop does not deliver. */
    area: text('area'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('addresses_type', isOneOf('address_type', ADDRESS_TYPES)),
    check('addresses_phone', sql`phone ~ '^[6-9][0-9]{9}$'`),
    check('addresses_pincode', sql`pincode ~ '^[1-9][0-9]{5}$'`),
    index('addresses_of_user').on(table.userId),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`is_default`),
  ],
);
