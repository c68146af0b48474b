import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from '../../platform/columns.ts';

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
