/** `{ name: string | undefined }` becomes `{ name?: string }`. */
type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Fields that a form contains; one that is missing keeps its stored value. Null empties a field. */
export const omitUndefined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
