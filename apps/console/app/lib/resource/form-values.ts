/** Pictures of a field: paths that are there already, and files that come with the form. */
export type Pictures = { kept: string[]; added: File[] };

export type FieldValue = string | boolean | Pictures | object;
export type FormValues = Record<string, FieldValue>;
export type FormErrors = Record<string, string>;

/** The part of a contract's schema that a form needs. */
export type FormSchema = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/** What a field of one picture begins with. */
export const onePicture = (path: string | undefined): Pictures => ({ kept: path ? [path] : [], added: [] });

export const isPictures = (value: FieldValue | undefined): value is Pictures =>
  typeof value === 'object' && 'kept' in value && 'added' in value;

/** What the server would say, before it is asked. The first sentence of each field counts. */
export function schemaErrors(schema: FormSchema, values: FormValues): FormErrors {
  const parsed = schema.safeParse(textValues(values));
  if (parsed.success) return {};
  const errors: FormErrors = {};
  for (const { path, message } of parsed.error.issues) errors[fieldOf(path.map(String), values)] ??= message;
  return errors;
}

/** The field that a fault belongs to: a form is flat, what it sends may not be. */
export const fieldOf = (path: readonly string[], values: FormValues): string =>
  path.toReversed().find((part) => part in values) ?? path[0] ?? 'form';

const textValues = (values: FormValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isPictures(value) ? [] : [[name, asText(value)]])),
  );

const asText = (value: FieldValue): string | boolean => (typeof value === 'object' ? JSON.stringify(value) : value);

/** The form as it is sent: files as files, lists and objects as JSON text, pictures that stay under `keepImages`. */
export function toFormData(values: FormValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (!isPictures(value)) data.append(name, String(asText(value)));
    else {
      for (const file of value.added) data.append(name, file);
      if (name === 'images') data.append('keepImages', JSON.stringify(value.kept));
    }
  }
  return data;
}
