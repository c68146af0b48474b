import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { CouponRefusal } from '@subah/rules/coupons/check-coupon';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees, toRupees } from '@subah/rules/money';
import { catalogTitles } from './catalogs.ts';
import { fullDateText } from './dates.ts';
import { fill, type Message, type Messages, plural, withValues } from './message.ts';

type Code = { code: string };
type Dated = Code & { date: Date };

export const couponRefusals = {
  unknown: { en: 'This coupon code does not exist.', hi: 'ऐसा कोई कूपन नहीं है।' },
  inactive: withValues<Code>({
    en: ({ code }) => `Coupon ${code} is no longer available.`,
    hi: ({ code }) => `कूपन ${code} अब नहीं चलता।`,
  }),
  notStarted: withValues<Dated>({
    en: ({ code, date }) => `Coupon ${code} can be used from ${fullDateText(indiaDate(date), 'en')}.`,
    hi: ({ code, date }) => `कूपन ${code} ${fullDateText(indiaDate(date), 'hi')} से लगेगा।`,
  }),
  expired: withValues<Dated>({
    en: ({ code, date }) => `Coupon ${code} expired on ${fullDateText(indiaDate(date), 'en')}.`,
    hi: ({ code, date }) => `कूपन ${code} ${fullDateText(indiaDate(date), 'hi')} को ख़त्म हो गया।`,
  }),
  usedUp: withValues<Code>({
    en: ({ code }) => `Coupon ${code} has been used up.`,
    hi: ({ code }) => `कूपन ${code} ख़त्म हो चुका है।`,
  }),
  alreadyUsed: withValues<Code & { times: number }>({
    en: ({ code, times }) =>
      plural.en(times, {
        one: `You have already used coupon ${code}.`,
        other: `You have already used coupon ${code} ${times} times.`,
      }),
    hi: ({ code, times }) =>
      plural.hi(times, {
        one: `आप कूपन ${code} पहले ही लगा चुके हैं।`,
        other: `आप कूपन ${code} ${times} बार लगा चुके हैं।`,
      }),
  }),
  cartEmpty: { en: 'Your cart is empty.', hi: 'आपकी कार्ट ख़ाली है।' },
  catalogMissing: withValues<Code & { catalog: Catalog }>({
    en: ({ code, catalog }) => `Add something from ${catalogTitles[catalog].en} to use coupon ${code}.`,
    hi: ({ code, catalog }) => `कूपन ${code} के लिए कार्ट में ${catalogTitles[catalog].hi} का कुछ सामान होना चाहिए।`,
  }),
  minimumNotMet: withValues<Code & { missing: number; catalog: Catalog | null }>({
    en: ({ code, missing, catalog }) =>
      `Add ${formatRupees(missing)} more${catalog ? ` from ${catalogTitles[catalog].en}` : ''} to use coupon ${code}.`,
    hi: ({ code, missing, catalog }) =>
      `कूपन ${code} लगाने के लिए ${formatRupees(missing)} का ${catalog ? `${catalogTitles[catalog].hi} का ` : ''}सामान और डालें।`,
  }),
  justUsedUp: {
    en: 'This coupon has just been used up. Your bill has changed.',
    hi: 'यह कूपन अभी-अभी ख़त्म हो गया। आपका बिल बदल गया है।',
  },
} satisfies Messages;

/** The sentence for the customer. */
export function couponRefusalMessage(code: string, refusal: CouponRefusal): Message {
  switch (refusal.code) {
    case 'COUPON_UNKNOWN':
      return couponRefusals.unknown;
    case 'COUPON_INACTIVE':
      return fill(couponRefusals.inactive, { code });
    case 'COUPON_NOT_STARTED':
      return fill(couponRefusals.notStarted, { code, date: refusal.validFrom });
    case 'COUPON_EXPIRED':
      return fill(couponRefusals.expired, { code, date: refusal.validUntil });
    case 'COUPON_USED_UP':
      return fill(couponRefusals.usedUp, { code });
    case 'COUPON_ALREADY_USED':
      return fill(couponRefusals.alreadyUsed, { code, times: refusal.usesPerCustomer });
    case 'CART_EMPTY':
      return couponRefusals.cartEmpty;
    case 'COUPON_CATALOG_MISSING':
      return fill(couponRefusals.catalogMissing, { code, catalog: refusal.catalog });
    case 'COUPON_MINIMUM_NOT_MET':
      return fill(couponRefusals.minimumNotMet, {
        code,
        missing: toRupees(refusal.missingPaise),
        catalog: refusal.catalog,
      });
  }
}
