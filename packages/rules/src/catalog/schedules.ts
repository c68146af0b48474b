/** Of the Drugs Rules, as H, H1 or X; a medicine without one may be sold freely. */
type Schedule = string | null | undefined;

export const isSoldOnline = (schedule: Schedule): boolean => schedule !== 'X';

export const needsPrescription = (schedule: Schedule): boolean => Boolean(schedule);
