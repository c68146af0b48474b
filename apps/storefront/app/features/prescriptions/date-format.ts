import { INDIA_ZONE } from '@subah/rules/india-time';

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const formatUploadDate = (moment: string): string => format.format(new Date(moment));
