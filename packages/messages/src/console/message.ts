type StaffMessage = Readonly<{ en: string }>;
type StaffMessageWith<Values> = Readonly<{ en: (values: Values) => string }>;

/** What staff read in the console: English now, with room for a second language. */
export type StaffMessages = Readonly<Record<string, StaffMessage | StaffMessageWith<never>>>;

/** Types the values of a message: `withValues<{ count: number }>({ en: ({ count }) => … })`. */
export const withValues = <Values>(message: StaffMessageWith<Values>): StaffMessageWith<Values> => message;

/** The text of a message of the console. */
export function t(message: StaffMessage): string;
export function t<Values>(message: StaffMessageWith<Values>, values: Values): string;
export function t<Values>({ en }: StaffMessage | StaffMessageWith<Values>, values?: Values): string {
  return typeof en === 'string' ? en : en(values as Values);
}
