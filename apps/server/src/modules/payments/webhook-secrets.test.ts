import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { sign } from './signatures.ts';

let shop: PaidShop;
beforeAll(async () => {
  shop = await openPaidShop();
});
afterAll(() => shop.close());

test('accepts webhooks with the previous secret while it is being changed, and with no other', async () => {
  const secrets = { webhookSecret: 'the new one', previousWebhookSecret: shop.razorpay.settings.webhookSecret };
  const usual = shop.deps.gateway;
  const sendPaid = async (account: Partial<typeof secrets>) => {
    shop.deps.gateway = razorpayGateway({ ...shop.razorpay.settings, ...account });
    const { orderId, subjectId, paymentId } = await shop.openPayment();
    const payload = { payment: { entity: shop.razorpay.pay(orderId) } };
    // A webhook that Razorpay repeats is signed with either secret.
    const rawBody = JSON.stringify({ event: 'payment.captured', payload });
    const send = (signature: string) =>
      shop.post('/api/payment/webhook', rawBody, {
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': subjectId,
        },
      });
    const [before, after] = await Promise.all([
      send(sign(secrets.previousWebhookSecret, rawBody)),
      send(sign(secrets.webhookSecret, rawBody)),
    ]);
    const forged = await Promise.all(['', 'undefined', 'another'].map((secret) => send(sign(secret, rawBody))));
    expect(forged.map(({ status }) => status)).toEqual([400, 400, 400]);
    const completed = shop.completed.filter((id) => id === subjectId).length;
    return [before.status, after.status, completed, (await shop.findPayment(paymentId)).status];
  };
  try {
    expect(await sendPaid({})).toEqual([200, 400, 1, 'completed']);
    expect(await sendPaid(secrets)).toEqual([200, 200, 1, 'completed']);
    expect(await sendPaid({ webhookSecret: secrets.webhookSecret })).toEqual([400, 200, 1, 'completed']);
  } finally {
    shop.deps.gateway = usual;
  }
});
