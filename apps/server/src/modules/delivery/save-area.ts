import type { Area, AreaForm } from '@subah/contract/delivery/delivery';
import type { WithReadAs } from '@subah/contract/read-as';
import { and, eq, max, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { findArea } from './delivery.queries.ts';
import { areaPincodes, areas } from './delivery.tables.ts';

type Actor = Pick<Deps, 'db'> & { actorId: string };

export async function createArea({ db, actorId }: Actor, form: AreaForm): Promise<Area> {
  return inTransaction(db, async (tx) => {
    await lockAreas(tx);
    await rejectDuplicateName(tx, form.name);
    const id = newId();
    const [last] = await tx.select({ rank: max(areas.rank) }).from(areas);
    await tx.insert(areas).values({ id, ...namesOf(form), rank: (last?.rank ?? 0) + 1 });
    await tx.insert(areaPincodes).values(pincodesOf(id, form));
    const after = { ...namesOf(form), pincodes: form.pincodes };
    await recordChange(tx, { actorId, action: 'create', subject: 'area', subjectId: id, after });
    await publishChange(tx, 'delivery');
    return findOrThrow(tx, id);
  });
}

export async function changeArea(
  { db, actorId }: Actor,
  id: string,
  { readAs, ...form }: AreaForm & WithReadAs,
): Promise<Area> {
  return inTransaction(db, async (tx) => {
    await lockAreas(tx);
    const { _id, ...before } = await findOrThrow(tx, id);
    rejectStaleChange(before, readAs);
    await rejectDuplicateName(tx, form.name, id);
    await tx.update(areas).set(namesOf(form)).where(eq(areas.id, id));
    await tx.delete(areaPincodes).where(eq(areaPincodes.areaId, id));
    await tx.insert(areaPincodes).values(pincodesOf(id, form));
    const { _id: same, ...after } = await findOrThrow(tx, id);
    await recordChange(tx, { actorId, action: 'update', subject: 'area', subjectId: id, before, after });
    await publishChange(tx, 'delivery');
    return { _id: same, ...after };
  });
}

/** Addresses in the area stay; without another area of the same pincode they are no longer served. */
export async function deleteArea({ db, actorId }: Actor, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAreas(tx);
    const { _id, ...before } = await findOrThrow(tx, id);
    await tx.delete(areas).where(eq(areas.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'area', subjectId: id, before });
    await publishChange(tx, 'delivery');
  });
}

const lockAreas = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('areas'))`);

const namesOf = ({ name, hindiName, alias }: AreaForm) => ({ name, hindiName, alias });
const pincodesOf = (areaId: string, { pincodes }: AreaForm) => pincodes.map((pincode) => ({ areaId, pincode }));

async function rejectDuplicateName(tx: Tx, name: string, own?: string): Promise<void> {
  const [duplicate] = await tx
    .select({ id: areas.id })
    .from(areas)
    .where(and(sql`lower(${areas.name}) = lower(${name})`, own ? ne(areas.id, own) : undefined));
  if (duplicate) throw fieldProblem('name', `We deliver to ${name} already.`, 'AREA_NAME_TAKEN');
}

async function findOrThrow(tx: Tx, id: string): Promise<Area> {
  const area = await findArea(tx, id);
  if (!area) throw notFound('area');
  return area;
}
