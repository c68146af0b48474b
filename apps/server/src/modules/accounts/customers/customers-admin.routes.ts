import type { customersAdminEndpoints } from '@subah/contract/accounts/customers-admin';
import { and, desc, eq, isNull, like, lt, not, or, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { page, readCursor } from '../../../platform/database/cursor.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { staffInvitations, users } from '../accounts.tables.ts';
import type { RecordChange } from '../record-change.ts';
import { escapeLike, nameContains } from './customers.queries.ts';
import { signOutUser } from './sign-out-user.ts';

/** An account that exists only because of an invitation; it was never a customer's. */
const isNewStaff = sql`(${users.verifiedAt} is null and exists (select 1 from ${staffInvitations}
  where ${staffInvitations.userId} = ${users.id}))`;

export const customersAdminRoutes = (
  { db }: Pick<Deps, 'db'>,
  record: RecordChange,
): Pick<Handlers, keyof typeof customersAdminEndpoints> => ({
  'GET admin/customers': async ({ query: { limit, cursor, q } }) => {
    const after = readCursor(cursor);
    const found = q
      ? or(
          nameContains(q),
          like(users.mobile, `${escapeLike(q)}%`),
          like(users.email, `${escapeLike(q.toLowerCase())}%`),
        )
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
        and(
          eq(users.role, 'customer'),
          isNull(users.deletedAt),
          not(isNewStaff),
          found,
          after && lt(users.id, after.id),
        ),
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
  },
  'POST admin/users/{id}/sign-out': async ({ user, params }) => {
    await signOutUser({ db }, user, params.id, record);
    return { message: 'Signed out of all devices.' };
  },
});
