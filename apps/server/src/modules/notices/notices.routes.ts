import type { noticeSettingsEndpoints } from '@subah/contract/notices/notice-settings';
import type { NoticeChoices, noticesEndpoints } from '@subah/contract/notices/notices';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { deleteSubscription, findChoices, findDevices, saveChoices, saveSubscription } from './notices.queries.ts';
import { findPushKeys } from './push-keys.ts';
import { findTemplates, readWhatsappSettings, saveWhatsappSettings } from './whatsapp-settings.ts';

type NoticeCalls = keyof typeof noticesEndpoints | keyof typeof noticeSettingsEndpoints;
type NoticesDeps = Pick<Deps, 'db' | 'settings'>;

export function noticesRoutes(deps: NoticesDeps): Pick<Handlers, NoticeCalls> {
  const { db } = deps;
  return {
    'GET notices/choices': async ({ user }) => ({ data: await readChoices(deps, user) }),
    'PUT notices/choices': async ({ user, body }) => {
      const { mail, push, whatsapp } = body;
      const choices = { mail, push, whatsappMobile: whatsapp ? user.mobile : null };
      await inTransaction(db, async (tx) => {
        await lockOpenAccount(tx, user.id);
        await saveChoices(tx, user.id, choices);
      });
      return { data: await readChoices(deps, user) };
    },
    'PUT notices/device': async ({ user, body }) => {
      const { endpoint, keys, isForWork } = body;
      await inTransaction(db, async (tx) => {
        await lockOpenAccount(tx, user.id);
        await saveSubscription(tx, { userId: user.id, endpoint, ...keys, isForWork });
      });
      return { data: await readChoices(deps, user) };
    },
    'DELETE notices/device': async ({ user, body }) => {
      await deleteSubscription(db, user.id, body.endpoint);
      return { data: await readChoices(deps, user) };
    },
    'GET admin/notice-settings': async () => ({ data: await readWhatsappSettings(deps) }),
    'PUT admin/notice-settings': async ({ user, body }) => {
      await saveWhatsappSettings(deps, body, user.id);
      return { data: await readWhatsappSettings(deps), message: 'Settings saved' };
    },
  };
}

async function readChoices(deps: NoticesDeps, user: { id: string; mobile: string }): Promise<NoticeChoices> {
  const { db } = deps;
  const choices = (await findChoices(db, [user.id])).get(user.id);
  const { publicKey } = await findPushKeys(deps);
  return {
    mail: choices?.mail ?? true,
    push: choices?.push ?? true,
    whatsapp: choices?.whatsappMobile === user.mobile,
    mobile: user.mobile,
    isWhatsappOffered: Object.keys(await findTemplates(db)).length > 0,
    devices: (await findDevices(db, [user.id])).length,
    publicKey,
  };
}
