import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/new-id.ts';
import { users } from '../accounts/accounts.tables.ts';
import { nameOfUser } from '../accounts/index.ts';
import type { NameSubjects, SubjectName } from '../audit/index.ts';
import { categories, products, subcategories } from '../catalog/catalog.tables.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { areas } from '../delivery/delivery.tables.ts';
import { callRequests, departments, doctors } from '../healthcare/healthcare.tables.ts';
import { plans } from '../membership/membership.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { prescriptions } from '../prescriptions/prescriptions.tables.ts';

type Source = { table: PgTable; id: PgColumn; name: PgColumn | SQL; catalog?: PgColumn };

const PEOPLE: Source = { table: users, id: users.id, name: users.name };

/** Where the name of a subject of the audit log stands. */
const SOURCES: Record<string, Source> = {
  product: { table: products, id: products.id, name: products.name, catalog: products.catalog },
  category: { table: categories, id: categories.id, name: categories.name },
  subcategory: { table: subcategories, id: subcategories.id, name: subcategories.name },
  order: { table: orders, id: orders.id, name: sql`'#' || right(${orders.id}::text, 7)` },
  account: PEOPLE,
  staff: PEOPLE,
  'two-step': PEOPLE,
  doctor: { table: doctors, id: doctors.id, name: doctors.name },
  department: { table: departments, id: departments.id, name: departments.name },
  coupon: { table: coupons, id: coupons.id, name: coupons.code },
  area: { table: areas, id: areas.id, name: areas.name },
  plan: { table: plans, id: plans.id, name: plans.name },
  prescription: { table: prescriptions, id: prescriptions.id, name: nameOfUser(prescriptions.userId) },
  'call request': { table: callRequests, id: callRequests.id, name: callRequests.name },
};

/** One query for each kind of subject. Subjects that were deleted for good have no name. */
export const nameSubjects: NameSubjects = async (db, entries) => {
  const names = new Map<string, SubjectName>();
  for (const [subject, group] of Map.groupBy(entries, (entry) => entry.subject)) {
    const source = SOURCES[subject];
    const ids = group.map(({ subjectId }) => subjectId).filter(isId);
    if (!source || ids.length === 0) continue;
    for (const { id, ...found } of await readNames(db, source, ids)) names.set(id, found);
  }
  return names;
};

const readNames = (db: Db, { table, id, name, catalog }: Source, ids: string[]) =>
  db
    .select({
      id: sql<string>`${id}`,
      name: sql<string>`${name}::text`,
      catalog: sql<SubjectName['catalog']>`${catalog ?? sql`null`}`,
    })
    .from(table)
    .where(inArray(id, ids));
