import type { checkoutEndpoints } from '@subah/contract/orders/checkout';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { findOrder, freshOrder } from '../orders/index.ts';
import { openPayment } from '../payments/index.ts';
import { paymentOf } from './checkout.queries.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { readKey } from './idempotency.ts';
import { placeOrder } from './place-order.ts';
import { readWishes } from './wishes.ts';

const COD_PLACED = 'Order placed successfully with Cash on Delivery.';
const NOTHING_TO_PAY = { razorpayOrder: null, keyId: null, paymentPage: null };

export function checkoutRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway'>,
): Pick<Handlers, keyof typeof checkoutEndpoints> {
  return {
    'POST payment/order': async ({ user, body, request }) => {
      const now = deps.clock();
      const key = readKey(request.headers['idempotency-key'], body);
      const wishes = readWishes(body, now);
      const { orderId, fresh } = await placeOrder(deps, { userId: user.id, wishes, key });
      if (fresh?.order.status === 'OrderPlaced') {
        const data = freshOrder(fresh.order, fresh.written, user);
        return { ...NOTHING_TO_PAY, orderId, data, message: COD_PLACED };
      }
      const paymentId = wishes.paymentType === 'online' ? await paymentOf(deps.db, orderId) : null;
      const opened = paymentId ? await openPayment(deps, paymentId) : NOTHING_TO_PAY;
      const data = (await findOrder(deps.db, orderId, { userId: user.id, now })) ?? null;
      return { ...opened, orderId, data, ...(paymentId ? {} : { message: COD_PLACED }) };
    },
    'POST payment/give-up': async ({ user, body }) => ({
      data: { isReleased: await giveUpPayment(deps, user.id, body.orderId) },
    }),
  };
}
