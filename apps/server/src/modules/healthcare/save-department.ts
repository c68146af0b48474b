import type { Department } from '@subah/contract/healthcare/healthcare';
import type { DepartmentForm } from '@subah/contract/healthcare/healthcare-admin';
import { picturePath } from '@subah/contract/picture';
import type { WithReadAs } from '@subah/contract/read-as';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Pictures } from '../../platform/storage/pictures.ts';
import { saveWithPictures } from '../../platform/storage/save-with-pictures.ts';
import { recordChange } from '../audit/index.ts';
import { storeSinglePicture } from '../catalog/index.ts';
import { departments, doctors } from './healthcare.tables.ts';

type SaveDepartmentInput = {
  id?: string;
  form: DepartmentForm & WithReadAs;
  image: Buffer[];
  actorId: string;
};

const BLANK = { name: '', hindiName: null, description: '', hindiDescription: null, picture: '' };

export async function saveDepartment(
  deps: Pick<Deps, 'db' | 'pictures'>,
  input: SaveDepartmentInput,
): Promise<Department> {
  const { id, form, actorId } = input;
  const store = (pictures: Pictures) =>
    storeSinglePicture({ pictures }, input.image, {
      isNew: id === undefined,
      missing: 'All fields are required',
      type: 'Only JPG, PNG, WEBP allowed.',
    });
  return saveWithPictures(deps, store, async (tx, picture) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('department names'))`);
    const before = id === undefined ? undefined : await lockDepartment(tx, id);
    if (before) rejectStaleChange(before, form.readAs);
    const { name, hindiName, description, hindiDescription } = form;
    const next = {
      ...(before ?? BLANK),
      ...omitUndefined({ name, hindiName, description, hindiDescription, picture }),
    };
    await rejectDuplicateName(tx, next.name, id);
    const savedId = id ?? newId();
    if (before) await tx.update(departments).set(next).where(eq(departments.id, savedId));
    else await tx.insert(departments).values({ ...next, id: savedId, rank: await nextRank(tx) });
    const action = before ? 'update' : 'create';
    await recordChange(tx, { actorId, action, subject: 'department', subjectId: savedId, before, after: next });
    await publishChange(tx, 'healthcare');
    const { picture: storedPicture, ...texts } = next;
    return { _id: savedId, ...texts, image: picturePath(storedPicture) };
  });
}

export async function deleteDepartment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actorId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockDepartment(tx, id);
    const [doctor] = await tx
      .select({ name: doctors.name })
      .from(doctors)
      .where(and(eq(doctors.departmentId, id), isNull(doctors.deletedAt)))
      .limit(1);
    if (doctor) throw new Problem('DEPARTMENT_IN_USE', `This department is in use: ${doctor.name} works in it.`);
    await tx.update(departments).set({ deletedAt: clock() }).where(eq(departments.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'department', subjectId: id, before });
    await publishChange(tx, 'healthcare');
  });
}

async function lockDepartment(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      name: departments.name,
      hindiName: departments.hindiName,
      description: departments.description,
      hindiDescription: departments.hindiDescription,
      picture: departments.picture,
    })
    .from(departments)
    .where(and(eq(departments.id, id), isNull(departments.deletedAt)))
    .for('update');
  if (!row) throw notFound('department');
  return row;
}

async function rejectDuplicateName(tx: Tx, name: string, id: string | undefined): Promise<void> {
  const [duplicate] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        sql`lower(${departments.name}) = lower(${name})`,
        isNull(departments.deletedAt),
        id ? ne(departments.id, id) : undefined,
      ),
    );
  if (duplicate) throw fieldProblem('name', 'A department with this name exists already.', 'DEPARTMENT_NAME_TAKEN');
}

async function nextRank(tx: Tx): Promise<number> {
  const [row] = await tx.select({ next: sql<number>`coalesce(max(${departments.rank}), -1) + 1` }).from(departments);
  return row?.next ?? 0;
}
