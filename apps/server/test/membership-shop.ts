import type { AdminPlan, Subscription } from '@subah/contract/membership/membership';
import { type NewCustomer, payInSandbox, staySignedIn } from './new-customer.ts';
import { type OpenShop, openStockedShop } from './open-shop.ts';

export const PLAN_FIELDS = {
  name: '6',
  price: 299,
  durationUnit: 'month',
  benefits: { freeDeliveryAbove: 99, medicineDiscount: 20, milkAccess: true },
};

export type MembershipShop = OpenShop & {
  asAdmin: Awaited<ReturnType<typeof staySignedIn>>['send'];
  createPlan: (changes?: object) => Promise<AdminPlan>;
  buyPlan: (buyer: NewCustomer, planId: string) => Promise<Subscription>;
};

export async function openMembershipShop(clock: () => Date): Promise<MembershipShop> {
  const shop = await openStockedShop({ clock });
  const { send: asAdmin } = await staySignedIn(shop, await shop.accountOf('admin'));
  return {
    ...shop,
    asAdmin,
    createPlan: async (changes = {}) =>
      (await asAdmin('POST', '/api/plans/create', { ...PLAN_FIELDS, ...changes })).body.data,
    buyPlan: async (buyer, planId) => {
      const { body } = await buyer.post('/api/payment/subscribe', { planId });
      const proof = await payInSandbox(shop, body.razorpayOrder.id);
      return (await buyer.post('/api/payment/subscribe/verify', { ...proof, planId })).body.subscription;
    },
  };
}
