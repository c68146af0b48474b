import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';
import { readShopName } from '../shop/index.ts';
import { SEND_ORDER_MAILS } from './queue-order-mail.ts';
import { type FindOrders, sendOrderMails } from './send-order-mails.ts';

/** Orders are a higher module than their mails, so `findOrders` is passed in. */
export function orderMailsJobs(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, findOrders: FindOrders): Jobs {
  const transport = openMailTransport(deps.db, deps.settings.mail, () => readShopName(deps.db));
  return {
    tasks: { [SEND_ORDER_MAILS]: () => sendOrderMails({ ...deps, findOrders, transport }) },
    crontab: `* * * * * ${SEND_ORDER_MAILS}`,
  };
}
