import type { Supplier } from '@subah/contract/purchases/purchases';
import type { ReadAs } from '@subah/contract/read-as';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, violatesConstraint } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { suppliers } from './purchases.tables.ts';

type SupplierInput = Omit<Supplier, '_id'>;

const columns = {
  _id: suppliers.id,
  name: suppliers.name,
  phone: suppliers.phone,
  email: suppliers.email,
  gstin: suppliers.gstin,
};

export const listSuppliers = (db: Db): Promise<Supplier[]> =>
  db.select(columns).from(suppliers).orderBy(asc(suppliers.name));

/** Adds a supplier, or changes the one with this id. */
export async function saveSupplier(
  { db }: Pick<Deps, 'db'>,
  { id, form, readAs, actorId }: { id?: string; form: SupplierInput; readAs?: ReadAs | undefined; actorId: string },
): Promise<Supplier> {
  try {
    return await inTransaction(db, async (tx) => {
      const [before] = id ? await tx.select(columns).from(suppliers).where(eq(suppliers.id, id)).for('update') : [];
      if (id && !before) throw notFound('supplier');
      if (before) rejectStaleChange(before, readAs);
      const [saved] = id
        ? await tx.update(suppliers).set(form).where(eq(suppliers.id, id)).returning(columns)
        : await tx.insert(suppliers).values(form).returning(columns);
      if (!saved) throw new Error('the supplier was not saved');
      const after = { ...saved };
      const action = before ? 'update' : 'create';
      await recordChange(tx, { actorId, action, subject: 'supplier', subjectId: saved._id, before, after });
      return saved;
    });
  } catch (error) {
    if (!violatesConstraint(error, 'suppliers_name')) throw error;
    throw new Problem('SUPPLIER_NAME_TAKEN', `There is a supplier ${form.name} already.`);
  }
}
