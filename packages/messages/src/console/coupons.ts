import { type StaffMessages, withValues } from './message.ts';

export const coupons = {
  singular: { en: 'coupon' },
  plural: { en: 'coupons' },
  search: { en: 'Search coupons' },
  empty: { en: 'No coupons found.' },
  discountAtMost: withValues<{ discount: string; most: string }>({
    en: ({ discount, most }) => `${discount}, at most ${most}`,
  }),
  minimumOrder: { en: 'Minimum order' },
  used: { en: 'Used' },
  usedOf: withValues<{ count: number; total: number }>({ en: ({ count, total }) => `${count} of ${total}` }),
  atMost: { en: 'At most' },
  totalUses: { en: 'Total uses' },
  deletedToast: { en: 'Coupon deleted' },
  switchedOffToast: { en: 'Coupon switched off: it was used before' },
  codeHint: { en: '3 to 20 letters and digits' },
  percent: { en: 'Percent' },
  atMostInRupees: { en: 'At most (₹)' },
  minimumOrderInRupees: { en: 'Minimum order (₹)' },
  appliesTo: { en: 'Applies to' },
  everything: { en: 'Everything' },
  noLimitHint: { en: 'Empty: no limit' },
  usesPerCustomer: { en: 'Uses per customer' },
  descriptionHint: { en: 'With a description the coupon is listed in every cart. Leave it empty for a private code.' },
  updatedToast: { en: 'Coupon updated' },
  createdToast: { en: 'Coupon created' },
} satisfies StaffMessages;
