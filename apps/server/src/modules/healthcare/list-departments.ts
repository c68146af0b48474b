import type { Department } from '@subah/contract/healthcare/healthcare';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { picturePath } from '@subah/contract/picture';
import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { departments } from './healthcare.tables.ts';

export async function listDepartments(db: Db): Promise<Department[]> {
  const rows = await db
    .select({
      id: departments.id,
      name: departments.name,
      hindiName: departments.hindiName,
      description: departments.description,
      hindiDescription: departments.hindiDescription,
      picture: departments.picture,
    })
    .from(departments)
    .where(isNull(departments.deletedAt))
    .orderBy(asc(departments.rank), asc(departments.id))
    .limit(LIST_LIMITS.departments);
  return rows.map(({ id, picture, ...texts }) => ({ _id: id, ...texts, image: picturePath(picture) }));
}
