import type { openingEndpoints } from '@subah/contract/opening/opening';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { openShop } from './open-shop.ts';
import { readOpening, readPublicShop } from './read-opening.ts';
import { sendTestMail } from './send-test-mail.ts';
import { openTestPayment, settleTestPayment } from './test-payment.ts';

export const openingRoutes = (
  deps: Pick<Deps, 'db' | 'settings' | 'gateway' | 'clock' | 'completions'>,
): Pick<Handlers, keyof typeof openingEndpoints> => ({
  'GET shop': async () => ({ data: await readPublicShop(deps.db) }),
  'GET admin/opening': async () => ({ data: await readOpening(deps.db) }),
  'POST admin/opening': async ({ user }) => ({
    data: await openShop(deps, user.id),
    message: 'Your shop is open.',
  }),
  'POST admin/opening/test-mail': async ({ user }) => ({ message: await sendTestMail(deps, user.email) }),
  'POST admin/opening/test-payment': async ({ user }) => ({ data: await openTestPayment(deps, user.id) }),
  'POST admin/opening/test-payment/verify': async ({ user, body }) => ({
    message: await settleTestPayment(deps, user.id, body),
  }),
});
