/** Error message per field. */
export type FormErrors<Values> = { [Name in keyof Values]?: string | undefined };

type Validate<Values> = (values: Values) => FormErrors<Values>;

/**
 * The errors to show after some fields changed. A shown error disappears once it no longer holds; a new one does not
 * appear until its field is blurred. An error from the server stays until its own field changes.
 */
export function errorsAfterChange<Values extends object>(
  shown: FormErrors<Values>,
  validate: Validate<Values>,
  { before, after, changed }: { before: Values; after: Values; changed: readonly (keyof Values)[] },
): FormErrors<Values> {
  if (!hasErrors(shown)) return {};
  const errorsBefore = validate(before);
  const errorsAfter = validate(after);
  const remaining: FormErrors<Values> = {};
  for (const name of Object.keys(shown) as (keyof Values)[]) {
    const isClientError = changed.includes(name) || shown[name] === errorsBefore[name];
    remaining[name] = shown[name] && isClientError ? errorsAfter[name] : shown[name];
  }
  return remaining;
}

export const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);
