/** Fields without those that are undefined: `{ name: string | undefined }` becomes `{ name?: string }`. */
type GivenFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Fields that a form contains; one that is missing keeps its stored value. Null empties a field. */
export const givenFields = <Fields extends object>(fields: Fields): GivenFields<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as GivenFields<Fields>;
