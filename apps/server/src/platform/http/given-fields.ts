/** The same fields, each of which may be missing but is never undefined. */
type Given<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Fields that a form contains; one that is missing keeps its stored value. Null empties a field. */
export const givenFields = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;
