import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { upsertAdmin } from './accounts.queries.ts';
import { hashPassword } from './passwords/passwords.ts';
import { endSessions } from './sessions/session.queries.ts';

/** ADMIN_MOBILE and ADMIN_PASSWORD always open the console, also after somebody changed the password. */
export async function ensureAdmin({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const { admin } = settings;
  if (!admin) return;
  const passwordHash = await hashPassword(admin.password);
  await inTransaction(db, async (tx) => {
    const promoted = await upsertAdmin(tx, { mobile: admin.mobile, passwordHash });
    if (promoted) await endSessions(tx, promoted);
  });
}
