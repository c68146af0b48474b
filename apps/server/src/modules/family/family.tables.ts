import { RELATIONS } from '@subah/rules/family/family';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { addresses } from '../delivery/delivery.tables.ts';

export const familyMembers = pgTable(
  'family_members',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    relation: text('relation', { enum: RELATIONS }).notNull(),
    birthYear: integer('birth_year').notNull(),
    phone: text('phone'),
    email: text('email'),
    addressId: uuid('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    getsOrderMails: boolean('gets_order_mails').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('family_members_relation', isOneOf('relation', RELATIONS)),
    check('family_members_phone', sql`phone ~ '^[6-9][0-9]{9}$'`),
    check('family_members_birth_year', sql`birth_year between 1890 and 2200`),
    check('family_members_mails', sql`email is not null or not gets_order_mails`),
    index('family_members_of_user').on(table.userId),
    index('family_members_of_address').on(table.addressId),
  ],
);
