import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { departments, doctors } from './healthcare.tables.ts';

/** A sitemap file may contain 50,000 entries. */
const MAX_DOCTORS = 5000;

export async function doctorsForSitemap(db: Db): Promise<{ id: string; departmentId: string; updatedAt: Date }[]> {
  return db
    .select({ id: doctors.id, departmentId: doctors.departmentId, updatedAt: doctors.updatedAt })
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.departmentId))
    .where(isNull(doctors.deletedAt))
    .orderBy(asc(doctors.departmentId), asc(doctors.id))
    .limit(MAX_DOCTORS);
}
