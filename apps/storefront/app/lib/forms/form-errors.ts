/** What is wrong with a field, in words that stand beside it. */
export type FormErrors<Typed> = { [field in keyof Typed]?: string | undefined };

type Check<Typed> = (typed: Typed) => FormErrors<Typed>;

/**
 * The messages that still hold after one field has changed. A message goes as soon as it is no longer true, a new one
 * waits until its field is left. What the server said about a field stands until that field changes.
 */
export function errorsAfterChange<Typed extends object>(
  shown: FormErrors<Typed>,
  check: Check<Typed>,
  { before, after, changed }: { before: Typed; after: Typed; changed: keyof Typed },
): FormErrors<Typed> {
  const wasWrong = check(before);
  const isWrong = check(after);
  const holding: FormErrors<Typed> = {};
  for (const field of Object.keys(shown) as (keyof Typed)[]) {
    const isOurs = field === changed || shown[field] === wasWrong[field];
    holding[field] = shown[field] && isOurs ? isWrong[field] : shown[field];
  }
  return holding;
}

export const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);
