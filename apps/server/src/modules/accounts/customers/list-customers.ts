import type { Customer } from '@subah/contract/accounts/customers-admin';
import type { Page } from '@subah/contract/endpoint';
import { and, desc, eq, isNull, like, lt, not, or, sql } from 'drizzle-orm';
import { page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { escapeLike } from '../../../platform/database/like-pattern.ts';
import { staffInvitations, users } from '../accounts.tables.ts';
import { nameContains } from './customers.queries.ts';

/** An account that exists only because of an invitation; it was never a customer's. */
const isNewStaff = sql`(${users.verifiedAt} is null and exists (select 1 from ${staffInvitations}
  where ${staffInvitations.userId} = ${users.id}))`;

type CustomerPage = { data: Customer[]; nextCursor: string | null };

/** Newest first; found by a part of the name, or the beginning of the mobile number or email. */
export async function listCustomers(
  db: Db,
  { limit, cursor, q }: Page & { q?: string | undefined },
): Promise<CustomerPage> {
  const after = readCursor(cursor);
  const found = q
    ? or(nameContains(q), like(users.mobile, `${escapeLike(q)}%`), like(users.email, `${escapeLike(q.toLowerCase())}%`))
    : undefined;
  const rows = await db
    .select({
      _id: users.id,
      name: users.name,
      mobile: users.mobile,
      email: users.email,
      verifiedAt: users.verifiedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(
      and(eq(users.role, 'customer'), isNull(users.deletedAt), not(isNewStaff), found, after && lt(users.id, after.id)),
    )
    .orderBy(desc(users.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: '', id: row._id }));
  const data = next.rows.map(({ verifiedAt, createdAt, ...row }) => ({
    ...row,
    isVerified: verifiedAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { data, nextCursor: next.nextCursor };
}
