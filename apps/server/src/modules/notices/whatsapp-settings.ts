import type { WhatsappForm, WhatsappSettings } from '@subah/contract/notices/notice-settings';
import type { WithReadAs } from '@subah/contract/read-as';
import type { CustomerNotice } from '@subah/rules/notices/notice-kinds';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { openSealed, sealText } from '../../platform/seal-text.ts';
import { recordChange } from '../audit/index.ts';
import { whatsappSettings } from './notices.tables.ts';

type Templates = Partial<Record<CustomerNotice, string>>;
type SettingsDeps = Pick<Deps, 'db' | 'settings'>;

const find = async (db: Db | Tx) => (await db.select().from(whatsappSettings))[0];

/** Empty while the shop has no WhatsApp account. */
export const findTemplates = async (db: Db | Tx): Promise<Templates> => (await find(db))?.templates ?? {};

const sealOf = ({ authSecret }: Deps['settings']) => ({ authSecret, purpose: 'whatsapp token', owner: 'shop' });

/** Undefined without settings, and when AUTH_SECRET has changed since they were saved. */
export async function findWhatsappAccount({
  db,
  settings,
}: SettingsDeps): Promise<{ phoneNumberId: string; token: string } | undefined> {
  const row = await find(db);
  if (!row) return undefined;
  try {
    return { phoneNumberId: row.phoneNumberId, token: openSealed(sealOf(settings), row.token) };
  } catch {
    return undefined;
  }
}

/** The token itself is never sent to a browser. */
export async function readWhatsappSettings(deps: SettingsDeps): Promise<WhatsappSettings> {
  const row = await find(deps.db);
  return {
    phoneNumberId: row?.phoneNumberId ?? '',
    hasToken: (await findWhatsappAccount(deps)) !== undefined,
    templates: row?.templates ?? {},
  };
}

/** An empty phone number id removes the account; an empty token keeps the stored one. */
export async function saveWhatsappSettings(
  deps: SettingsDeps,
  { readAs, ...form }: WhatsappForm & WithReadAs,
  actorId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await tx.execute(sql`lock table ${whatsappSettings} in share row exclusive mode`);
    const before = await find(tx);
    rejectStaleChange({ phoneNumberId: before?.phoneNumberId ?? '', templates: before?.templates ?? {} }, readAs);
    const { phoneNumberId, templates } = form;
    if (phoneNumberId === '') await tx.delete(whatsappSettings);
    else {
      const token = form.token ? sealText(sealOf(deps.settings), form.token) : before?.token;
      if (!token) throw fieldProblem('token', 'Enter the access token of the account.');
      const row = { phoneNumberId, token, templates };
      await tx
        .insert(whatsappSettings)
        .values(row)
        .onConflictDoUpdate({ target: whatsappSettings.id, set: { ...row, updatedAt: sql`now()` } });
    }
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'settings',
      subjectId: 'whatsapp',
      before: { phoneNumberId: before?.phoneNumberId ?? '', ...before?.templates },
      after: { phoneNumberId, ...(form.token ? { token: 'changed' } : {}), ...templates },
    });
  });
}
