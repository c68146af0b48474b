import type { Operations } from '@subah/contract/shop/operations';

const HOUR_MS = 60 * 60 * 1000;

export function backupState({ scheduled, lastAt }: Operations['backup'], now: Date): string {
  if (!scheduled) return 'none is scheduled: set BACKUP_TARGET';
  if (!lastAt) return 'there is none yet';
  const hours = Math.floor((now.getTime() - new Date(lastAt).getTime()) / HOUR_MS);
  if (hours < 1) return 'less than an hour ago';
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}

export const formatBytes = (bytes: number): string =>
  bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
