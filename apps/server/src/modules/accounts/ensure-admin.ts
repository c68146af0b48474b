import type { Deps } from '../../deps.ts';
import { upsertAdmin } from './accounts.queries.ts';
import { hashPassword } from './passwords.ts';

/** ADMIN_MOBILE and ADMIN_PASSWORD always open the console, also after somebody changed the password. */
export async function ensureAdmin({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  if (!settings.admin) return;
  await upsertAdmin(db, { mobile: settings.admin.mobile, passwordHash: await hashPassword(settings.admin.password) });
}
