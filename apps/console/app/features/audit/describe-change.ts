import { formatRupees } from '@subah/rules/money';
import { statusLabels } from '@subah/rules/orders/statuses';
import { formatDateTime } from '../../lib/dates/format-date.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const SUBJECTS: Record<string, string> = {
  'milk-delivery': 'milk delivery',
  'two-step': 'two-step sign-in',
  account: 'customer',
  department: 'specialist',
  orders: 'list of orders',
};

const LABELS: Record<string, string> = {
  hsn: 'HSN code',
  gstPercent: 'GST %',
  isAvailable: 'On sale',
  mrpPaise: 'MRP',
};

/** "Update product", "Delete coupon" */
export function describeAction(action: string, subject: string): string {
  const text = `${action} ${SUBJECTS[subject] ?? subject}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Price" for `pricePaise`, "Valid until" for `validUntil`. */
export function labelOf(field: string): string {
  const words = field
    .replace(/^_/, '')
    .replace(/(Paise|Ids?|Key)$/, '')
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field.endsWith('Paise') ? formatRupees(value / 100) : String(value);
  if (Array.isArray(value)) return describeList(field, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'status' && value in statusLabels) return statusLabels[value as keyof typeof statusLabels];
  if (ID.test(value)) return `…${value.slice(-7)}`;
  return MOMENT.test(value) ? formatDateTime(value) : value;
}

function describeList(field: string, values: unknown[]): string {
  if (values.length === 0) return '–';
  if (values.every((value) => typeof value === 'string' && ID.test(value))) return `${values.length} chosen`;
  return values.map((value) => describeValue(field, value)).join(', ');
}
