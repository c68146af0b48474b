import { STAFF_LANGUAGE } from './staff-language.ts';

type StaffMessage = Readonly<{ en: string; hi?: string }>;
type StaffMessageWith<Values> = Readonly<{ en: (values: Values) => string; hi?: (values: Values) => string }>;

/** What staff read in the console: English, and Hindi where packers work. */
export type StaffMessages = Readonly<Record<string, StaffMessage | StaffMessageWith<never>>>;

/** Types the values of a message: `withValues<{ count: number }>({ en: ({ count }) => … })`. */
export const withValues = <Values>(message: StaffMessageWith<Values>): StaffMessageWith<Values> => message;

/** The text of a message of the console. */
export function t(message: StaffMessage): string;
export function t<Values>(message: StaffMessageWith<Values>, values: Values): string;
export function t<Values>(message: StaffMessage | StaffMessageWith<Values>, values?: Values): string {
  const text = message[STAFF_LANGUAGE] ?? message.en;
  return typeof text === 'string' ? text : text(values as Values);
}
