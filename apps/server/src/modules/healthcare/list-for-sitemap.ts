import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { departments, doctors } from './healthcare.tables.ts';

/** More than a town has; a map file holds fifty thousand. */
const MOST = 5000;

/** Every doctor who sees patients, with the department in which they stand. */
export async function doctorsForSitemap(db: Db): Promise<{ id: string; departmentId: string; updatedAt: Date }[]> {
  return db
    .select({ id: doctors.id, departmentId: doctors.departmentId, updatedAt: doctors.updatedAt })
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.departmentId))
    .where(isNull(doctors.deletedAt))
    .orderBy(asc(doctors.departmentId), asc(doctors.id))
    .limit(MOST);
}
