// Child process of refunds.crash.test.ts: settles a payment or sends refunds, and is killed while the provider answers.
import { once } from 'node:events';
import type { Completions } from '../src/modules/payments/index.ts';
import { razorpayGateway } from '../src/modules/payments/razorpay-gateway.ts';
import { sendRefund } from '../src/modules/payments/send-refund.ts';
import { settlePayment } from '../src/modules/payments/settle-payment.ts';
import { type Connection, openDatabase } from '../src/platform/database/database.ts';
import type { Settings } from '../src/platform/settings.ts';

export type PaymentServerInput = {
  connection: Connection;
  account: NonNullable<Settings['razorpay']>;
  refundId?: string;
  providerOrderId?: string;
};

const [{ connection, account, refundId, providerOrderId }] = (await once(process, 'message')) as [PaymentServerInput];
const complete = async () => ({ outcome: 'completed' }) as const;
const completions: Completions = { order: complete, membership: complete, milk: complete, test: complete };
const { db } = openDatabase(connection, { size: 2 });
const deps = { db, gateway: razorpayGateway(account), clock: () => new Date(), completions };
if (refundId) await sendRefund(deps, refundId, { isLastAttempt: false });
if (providerOrderId) await settlePayment(deps, { providerOrderId });
process.send?.('done');
