import { isDeepStrictEqual } from 'node:util';

/** The record that a form has saved already, when it is sent again after a lost response. The caller holds the lock of the list. */
export const findResubmitted = <Row, Field extends keyof Row>(
  saved: readonly Row[],
  input: Pick<Row, NoInfer<Field>>,
  fields: readonly Field[],
): Row | undefined => saved.find((row) => fields.every((field) => isDeepStrictEqual(row[field], input[field])));
