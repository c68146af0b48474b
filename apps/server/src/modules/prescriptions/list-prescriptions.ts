import type { Page } from '@subah/contract/endpoint';
import type { Prescription, PrescriptionRecord } from '@subah/contract/healthcare/prescriptions';
import { filterPeriod } from '@subah/rules/prescriptions/filter-period';
import {
  type PrescriptionFilter,
  type PrescriptionStatus,
  RECENT_COUNT,
} from '@subah/rules/prescriptions/prescriptions';
import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PrivateLinks } from '../../platform/storage/private-files.ts';
import { users } from '../accounts/accounts.tables.ts';
import { addresses } from '../delivery/delivery.tables.ts';
import { prescriptionColumns, toWire } from './prescriptions.queries.ts';
import { prescriptions } from './prescriptions.tables.ts';

type Viewing = { links: PrivateLinks; viewerId: string };
type Listed<Item> = { data: Item[]; nextCursor: string | null };

export async function listOwnPrescriptions(
  db: Db,
  { limit, cursor }: Page,
  viewing: Viewing,
): Promise<Listed<Prescription>> {
  const after = readCursor(cursor);
  const rows = await db
    .select(prescriptionColumns)
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.userId, viewing.viewerId),
        isNull(prescriptions.erasedAt),
        after && sql`(${prescriptions.createdAt}, ${prescriptions.id}) < (${after.value}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(prescriptions.createdAt), desc(prescriptions.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.createdAt.toISOString(), id: row.id }));
  return { data: await toWire(db, next.rows, viewing), nextCursor: next.nextCursor };
}

type Wanted = Page & { filter?: PrescriptionFilter | undefined; status?: PrescriptionStatus | undefined };

/** For the pharmacist. A record whose person is gone is left out. */
export async function listPrescriptions(
  db: Db,
  { limit, cursor, filter, status }: Wanted,
  viewing: Viewing,
  now: Date,
): Promise<Listed<PrescriptionRecord>> {
  const after = readCursor(cursor);
  const period = filterPeriod(filter, now);
  // "Recent" is one page of a fixed length; nothing follows it.
  const size = filter === 'recent' ? RECENT_COUNT : limit;
  const rows = await db
    .select({
      ...prescriptionColumns,
      userId: users.id,
      name: users.name,
      mobile: users.mobile,
      email: users.email,
      nationality: users.nationality,
    })
    .from(prescriptions)
    .innerJoin(users, eq(users.id, prescriptions.userId))
    .where(
      and(
        isNull(users.deletedAt),
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
    next.rows.map(({ userId, name, mobile, email, nationality, ...row }) => row),
    viewing,
  );
  const places = await addressesOf(
    db,
    next.rows.map(({ userId }) => userId),
  );
  const data = next.rows.flatMap(({ userId, name, mobile, email, nationality }, index) => {
    const prescription = wire[index];
    const own = places.filter((place) => place.userId === userId).map(({ userId: _owner, ...place }) => place);
    return prescription
      ? [{ ...prescription, user: { _id: userId, name, mobile, email, nationality, addresses: own } }]
      : [];
  });
  return { data, nextCursor: filter === 'recent' ? null : next.nextCursor };
}

async function addressesOf(db: Db, userIds: string[]) {
  if (userIds.length === 0) return [];
  return db
    .select({
      userId: addresses.userId,
      _id: addresses.id,
      addressType: addresses.addressType,
      name: addresses.name,
      phone: addresses.phone,
      street: addresses.street,
      city: addresses.city,
      state: addresses.state,
      pincode: addresses.pincode,
      isDefault: addresses.isDefault,
    })
    .from(addresses)
    .where(inArray(addresses.userId, userIds))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}
