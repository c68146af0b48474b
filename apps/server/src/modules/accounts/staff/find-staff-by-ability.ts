import { type Ability, can, STAFF_ROLES } from '@subah/rules/accounts/roles';
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { users } from '../accounts.tables.ts';

/** Active staff who may do this, by name. */
export const findStaffByAbility = (db: Db | Tx, ability: Ability) =>
  db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        inArray(
          users.role,
          STAFF_ROLES.filter((role) => can(role, ability)),
        ),
        isNotNull(users.verifiedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
