import { isPictures, type Pictures } from '../pictures/pictures.ts';

export type FieldValue = string | boolean | Pictures | object;
export type FormValues = Record<string, FieldValue>;

/** The part of a Zod schema that forms use. */
export type FormSchema = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/** The first message of each field, from the schema that the server validates with. */
export function schemaErrors(schema: FormSchema, values: FormValues): Record<string, string> {
  const parsed = schema.safeParse(textValues(values));
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[fieldOfPath(path.map(String), values)] ??= message;
  return errors;
}

/** The form field that a schema path belongs to: forms are flat, requests may be nested. */
export const fieldOfPath = (path: readonly string[], values: FormValues): string =>
  path.toReversed().find((part) => part in values) ?? path[0] ?? 'form';

const textValues = (values: FormValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isPictures(value) ? [] : [[name, serialize(value)]])),
  );

const serialize = (value: FieldValue): string | boolean => (typeof value === 'object' ? JSON.stringify(value) : value);

/** Multipart request: files as files, lists and objects as JSON, stored pictures that stay in `keepImages`. */
export function toFormData(values: FormValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (!isPictures(value)) data.append(name, String(serialize(value)));
    else {
      for (const file of value.added) data.append(name, file);
      if (name === 'images') data.append('keepImages', JSON.stringify(value.kept));
    }
  }
  return data;
}

/** An API value as the text of an input. */
export const toText = (value: string | number | null | undefined): string => String(value ?? '');

export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
