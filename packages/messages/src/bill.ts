import type { BillLineKey, ExpressPart } from '@subah/rules/pricing/bill-lines';
import { type Message, type Messages, withValues } from './message.ts';
import { t } from './translate.ts';

export const bill = {
  title: { en: 'Bill summary', hi: 'बिल' },
  couponCode: withValues<{ code: string }>({
    en: ({ code }) => `Coupon ${code}`,
    hi: ({ code }) => `कूपन ${code}`,
  }),
  freeDeliveryHint: withValues<{ missing: string; charge: string }>({
    en: ({ missing, charge }) => `Add ${missing} more to skip the ${charge} small cart charge`,
    hi: ({ missing, charge }) => `${missing} का सामान और डालें, छोटी कार्ट का ${charge} चार्ज नहीं लगेगा`,
  }),
  delivery: { en: 'Delivery', hi: 'डिलीवरी' },
  toPay: { en: 'To pay', hi: 'कुल देना है' },
  superCoins: { en: 'SuperCoins', hi: 'सुपरकॉइन' },
  paidOnline: { en: 'Paid online', hi: 'ऑनलाइन देना है' },
  mrp: { en: 'MRP', hi: 'MRP' },
} satisfies Messages;

export const billLines = {
  items: { en: 'Item total', hi: 'सामान का कुल' },
  'medicine-discount': { en: 'Membership discount on medicines', hi: 'दवाइयों पर मेंबरशिप की छूट' },
  'lab-test-discount': { en: 'Membership discount on lab tests', hi: 'लैब टेस्ट पर मेंबरशिप की छूट' },
  coupon: { en: 'Coupon', hi: 'कूपन' },
  'small-cart': { en: 'Small cart charge', hi: 'छोटी कार्ट का चार्ज' },
  express: { en: 'Express delivery', hi: 'एक्सप्रेस डिलीवरी' },
  tip: { en: 'Tip', hi: 'टिप' },
  rounding: { en: 'Rounding', hi: 'राउंड ऑफ़' },
} satisfies Record<BillLineKey, Message>;

export const expressParts = {
  packing: { en: 'Packing fee', hi: 'पैकिंग' },
  partner: { en: 'Partner delivery fee', hi: 'डिलीवरी पार्टनर की फ़ीस' },
  'cash-discount': { en: 'Cash discount', hi: 'नकद छूट' },
} satisfies Record<ExpressPart, Message>;

type BillLine = { key: BillLineKey; amount?: number; couponCode?: string | undefined };

/** Without a small-cart charge the delivery is free, which is what people look for. */
export function billLineText({ key, amount, couponCode }: BillLine): string {
  if (couponCode) return t(bill.couponCode, { code: couponCode });
  return t(key === 'small-cart' && amount === 0 ? bill.delivery : billLines[key]);
}
