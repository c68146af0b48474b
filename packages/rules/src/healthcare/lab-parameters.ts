/** The names in a list as staff type it or a file has it: with commas, semicolons or line breaks between them. */
export const listParameters = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[,;\n]+/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** A test without the field says nothing about fasting; 0 hours mean that none is needed. */
export const longestFasting = (tests: readonly { fastingHours: number | null }[]): number =>
  Math.max(0, ...tests.map(({ fastingHours }) => fastingHours ?? 0));
