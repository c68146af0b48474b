import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { upsertAdmin } from './accounts.queries.ts';
import { hashPassword } from './passwords/passwords.ts';
import { endSessions } from './sessions/session.queries.ts';

/** Creates or resets the admin of ADMIN_MOBILE and ADMIN_PASSWORD at every start. */
export async function ensureAdmin({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const { admin } = settings;
  if (!admin) return;
  const passwordHash = await hashPassword(admin.password);
  await inTransaction(db, async (tx) => {
    const endSessionsOf = await upsertAdmin(tx, { mobile: admin.mobile, passwordHash });
    if (endSessionsOf) await endSessions(tx, endSessionsOf);
  });
}
