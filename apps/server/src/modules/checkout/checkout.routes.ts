import type { checkoutEndpoints } from '@subah/contract/checkout/checkout';
import { orderAnswers } from '@subah/messages/api/orders';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { findOrder, findPaymentOfOrder, toWireNewOrder } from '../orders/index.ts';
import { openPayment } from '../payments/index.ts';
import { abandonPayment } from './abandon-payment.ts';
import { readPlaceOrderInput } from './checkout-input.ts';
import { readKey } from './idempotency.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const NOTHING_TO_PAY = { razorpayOrder: null, keyId: null, paymentPage: null };

export function checkoutRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway'>,
): Pick<Handlers, keyof typeof checkoutEndpoints> {
  return {
    'POST cart/quote': async ({ user, body, t }) => ({ data: await quoteOrder(deps, user.id, body, t) }),
    'POST payment/order': async ({ user, body, request, t }) => {
      const key = readKey(request.headers['idempotency-key'], body);
      const input = readPlaceOrderInput(body);
      const { orderId, placed } = await placeOrder(deps, { userId: user.id, input, key });
      const now = deps.clock();
      const order = placed
        ? toWireNewOrder(placed, user, now)
        : await findOrder(deps.db, orderId, { userId: user.id, now });
      if (!order)
        return { ...(await openPayment(deps, await findPaymentOfOrder(deps.db, orderId))), orderId, data: null };
      // A repeated submit may find its order paid already: nobody is asked to pay twice.
      const message = input.paymentType === 'cod' ? orderAnswers.placedWithCash : orderAnswers.alreadyPaid;
      return { ...NOTHING_TO_PAY, orderId, data: order, message: t(message) };
    },
    'POST payment/give-up': async ({ user, body }) => ({
      data: { isReleased: await abandonPayment(deps, user.id, body.orderId) },
    }),
  };
}
