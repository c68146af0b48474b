import { audit as texts } from '@subah/messages/console/audit';
import { auditActions, auditFields, auditSubjects } from '@subah/messages/console/audit-words';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { statusLabels } from '@subah/rules/orders/statuses';
import { formatDateTime } from '../../lib/dates/format-date.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A word that the console does not know yet is shown as it is stored. */
const textOf = (word: { en: string } | undefined, stored: string): string => (word ? t(word) : stored);

export const describeAction = (action: string, subject: string): string =>
  t(texts.change, {
    action: textOf(auditActions[action as keyof typeof auditActions], action),
    subject: textOf(auditSubjects[subject as keyof typeof auditSubjects], subject),
  });

/** The end of an id; settings and policy pages have a word instead. */
export const shortSubject = (subjectId: string): string => (ID.test(subjectId) ? subjectId.slice(-7) : subjectId);

/** "Price" for `pricePaise`, "Valid until" for `validUntil`. */
export function labelOf(field: string): string {
  const words = field
    .replace(/^_/, '')
    .replace(/(Paise|Ids?|Key)$/, '')
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return textOf(auditFields[field as keyof typeof auditFields], name);
}

export function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t(common.yes) : t(common.no);
  if (typeof value === 'number') return field.endsWith('Paise') ? formatRupees(value / 100) : String(value);
  if (Array.isArray(value)) return describeList(field, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'status' && value in statusLabels) return statusLabels[value as keyof typeof statusLabels];
  if (ID.test(value)) return `…${value.slice(-7)}`;
  return MOMENT.test(value) ? formatDateTime(value) : value;
}

function describeList(field: string, values: unknown[]): string {
  if (values.length === 0) return '–';
  if (values.every((value) => typeof value === 'string' && ID.test(value)))
    return t(texts.chosen, { count: values.length });
  return values.map((value) => describeValue(field, value)).join(', ');
}
