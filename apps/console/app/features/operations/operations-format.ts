import type { Operations } from '@subah/contract/operations/operations';
import { t } from '@subah/messages/console/message';
import { operations as texts } from '@subah/messages/console/operations';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { statusLabels } from '@subah/rules/orders/statuses';

const HOUR_MS = 60 * 60 * 1000;

export function backupState({ scheduled, lastAt }: Operations['backup'], now: Date): string {
  if (!scheduled) return t(texts.noBackupPlanned);
  if (!lastAt) return t(texts.noBackupYet);
  const hours = Math.floor((now.getTime() - new Date(lastAt).getTime()) / HOUR_MS);
  if (hours < 1) return t(texts.underAnHourAgo);
  if (hours < 48) return t(texts.hoursAgo, { hours });
  return t(texts.daysAgo, { days: Math.floor(hours / 24) });
}

export function mailEventLabel(event: OrderMailEvent): string {
  if (event === 'prescription_accepted') return t(texts.prescriptionAccepted);
  if (event === 'prescription_rejected') return t(texts.prescriptionRejected);
  return statusLabels[event];
}

export const formatBytes = (bytes: number): string =>
  bytes < 1e9
    ? t(texts.megabytes, { size: Math.round(bytes / 1e6) })
    : t(texts.gigabytes, { size: (bytes / 1e9).toFixed(1) });
