import type { Page } from '@subah/contract/endpoint';
import type { Prescription, PrescriptionRecord } from '@subah/contract/prescriptions/prescriptions';
import { filterPeriod } from '@subah/rules/prescriptions/filter-period';
import {
  type PrescriptionFilter,
  type PrescriptionStatus,
  RECENT_COUNT,
} from '@subah/rules/prescriptions/prescriptions';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PrivateLinks } from '../../platform/storage/private-files.ts';
import { findCustomers, isAccountOpen } from '../accounts/index.ts';
import { listAddressesByUser } from '../delivery/index.ts';
import { prescriptionColumns, toWire } from './prescriptions.queries.ts';
import { prescriptions } from './prescriptions.tables.ts';

type ViewerLinks = { links: PrivateLinks; viewerId: string };
type ListPage<Item> = { data: Item[]; nextCursor: string | null };

export async function listOwnPrescriptions(
  db: Db,
  { limit, cursor }: Page,
  viewer: ViewerLinks,
): Promise<ListPage<Prescription>> {
  const after = readCursor(cursor);
  const rows = await db
    .select(prescriptionColumns)
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.userId, viewer.viewerId),
        isNull(prescriptions.erasedAt),
        after && sql`(${prescriptions.createdAt}, ${prescriptions.id}) < (${after.value}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(prescriptions.createdAt), desc(prescriptions.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.createdAt.toISOString(), id: row.id }));
  return { data: await toWire(db, next.rows, viewer), nextCursor: next.nextCursor };
}

type PrescriptionQuery = Page & { filter?: PrescriptionFilter | undefined; status?: PrescriptionStatus | undefined };

/** For the console, without prescriptions of deleted accounts. */
export async function listPrescriptions(
  db: Db,
  { limit, cursor, filter, status }: PrescriptionQuery,
  viewer: ViewerLinks,
  now: Date,
): Promise<ListPage<PrescriptionRecord>> {
  const after = readCursor(cursor);
  const period = filterPeriod(filter, now);
  // `recent` is a single page of fixed length.
  const size = filter === 'recent' ? RECENT_COUNT : limit;
  const rows = await db
    .select({ ...prescriptionColumns, userId: prescriptions.userId })
    .from(prescriptions)
    .where(
      and(
        isAccountOpen(prescriptions.userId),
        isNull(prescriptions.erasedAt),
        status && eq(prescriptions.status, status),
        period && and(gte(prescriptions.createdAt, period.from), lt(prescriptions.createdAt, period.until)),
        after && sql`(${prescriptions.createdAt}, ${prescriptions.id}) < (${after.value}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(prescriptions.createdAt), desc(prescriptions.id))
    .limit(size + 1);
  const next = page(rows, size, (row) => ({ value: row.createdAt.toISOString(), id: row.id }));
  const wire = await toWire(
    db,
    next.rows.map(({ userId: _owner, ...row }) => row),
    viewer,
  );
  const userIds = next.rows.map(({ userId }) => userId);
  const customers = await findCustomers(db, userIds);
  const addressBooks = await listAddressesByUser(db, userIds);
  const data = next.rows.flatMap(({ userId }, index) => {
    const prescription = wire[index];
    const customer = customers.get(userId);
    if (!prescription || !customer) return [];
    const { name, mobile, email, nationality } = customer;
    const addresses = (addressBooks.get(userId) ?? []).map(
      ({ id, isServiceable: _served, area: _area, landmark: _landmark, location: _location, ...address }) => ({
        _id: id,
        ...address,
      }),
    );
    return [{ ...prescription, user: { _id: userId, name, mobile, email, nationality, addresses } }];
  });
  return { data, nextCursor: filter === 'recent' ? null : next.nextCursor };
}
