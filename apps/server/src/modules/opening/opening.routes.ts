import type { openingEndpoints } from '@subah/contract/shop/opening';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { openShop } from './open-shop.ts';
import { readOpening, readPublicShop } from './read-opening.ts';
import { sendTestMail, testPayment } from './test-connections.ts';

export const openingRoutes = (
  deps: Pick<Deps, 'db' | 'settings' | 'gateway' | 'clock'>,
): Pick<Handlers, keyof typeof openingEndpoints> => ({
  'GET shop': async () => ({ data: await readPublicShop(deps.db) }),
  'GET admin/opening': async () => ({ data: await readOpening(deps.db) }),
  'POST admin/opening': async ({ user }) => ({
    data: await openShop(deps, user.id),
    message: 'Your shop is open.',
  }),
  'POST admin/opening/test-mail': async ({ user }) => ({ message: await sendTestMail(deps, user.email) }),
  'POST admin/opening/test-payment': async () => ({ message: await testPayment(deps) }),
});
