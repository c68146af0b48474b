import { INDIA_ZONE } from '@subah/rules/india-time';

const day = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA_ZONE, day: 'numeric', month: 'short', year: 'numeric' });

/** "14 May 2027" */
export const dayText = (moment: string): string => day.format(new Date(moment));
