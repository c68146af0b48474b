import type { ReactNode } from 'react';
import type { ListPage } from '../use-list.ts';
import type { FieldValue, FormErrors, FormSchema, FormValues } from './form-values.ts';
import type { Form } from './use-form.ts';

export type Option = { value: string; label: string };

/** One field of a form. `options` may depend on what else is filled in; `render` is for what no kind covers. */
export type FieldPart = {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'area' | 'select' | 'switch' | 'date' | 'picture' | 'pictures' | 'custom';
  hint?: string;
  options?: readonly Option[] | ((values: FormValues) => Promise<Option[]>);
  /** Names of the fields that `options` depends on. */
  dependsOn?: readonly string[];
  /** The first entry of a select: what is chosen when nothing is. */
  nothing?: string;
  isDisabled?: (values: FormValues) => boolean;
  /** Fills other fields when this one changes. */
  follow?: (values: FormValues) => FormValues;
  /** Two fields share a line from the width of a tablet on. */
  half?: boolean;
  /** Letters beyond this are not taken. */
  longest?: number;
  render?: (form: Form) => ReactNode;
};

export type ResourceForm<Row> = {
  fields: readonly FieldPart[];
  schema: (isNew: boolean) => FormSchema;
  check?: (values: FormValues, isNew: boolean) => FormErrors;
  /** What the form begins with; a row may have to be read in full first. */
  start: (row: Row | undefined) => FormValues | Promise<FormValues>;
  save: (row: Row | undefined, values: FormValues) => Promise<{ message?: string | undefined }>;
  failed: string;
};

export type ResourceColumn<Row> = {
  key: string;
  label: string;
  align?: 'left' | 'right';
  hideOnPhone?: boolean;
  /** Has a line of its own on phones. */
  fillsPhone?: boolean;
  /** Left out between a phone and a wide window. */
  wideOnly?: boolean;
  /** The order in the list's own words: ascending, and descending where there is one. */
  sort?: { up?: string; down?: string };
  cell: (row: Row, reload: () => void) => ReactNode;
};

/** A select, a row of chips of which one is pressed, or a date. */
export type ResourceFilter = {
  name: string;
  label: string;
  kind?: 'select' | 'chips' | 'date';
  options?: readonly Option[] | (() => Promise<Option[]>);
};

type Wanted = { q: string; sort: string; cursor: string | undefined; filters: Record<string, string> };

/** A list with its form: everything that a screen of the console needs to know about one kind of thing. */
export type Resource<Row> = {
  /** Names the list in the query cache and in the address. */
  id: string;
  /** One of them and many of them, as people say it: "category", "categories". */
  noun: string;
  nouns: string;
  list: (wanted: Wanted) => Promise<ListPage<Row>>;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  columns: readonly ResourceColumn<Row>[];
  filters?: readonly ResourceFilter[];
  search?: string;
  empty: string;
  failed: string;
  form?: ResourceForm<Row>;
  /** There is no call to change one: the form makes new ones only. */
  createOnly?: boolean;
  remove?: { send: (row: Row) => Promise<{ message: string }>; label?: string; failed: string };
  /** Opens over the list and shows one row in full. */
  detail?: (row: Row, shown: { close: () => void; reload: () => void }) => ReactNode;
  /** More that can be done with a row, between Edit and Delete. */
  actions?: (row: Row, reload: () => void) => ReactNode;
  /** Beside the button that creates: an export of what is shown. */
  tools?: (wanted: Omit<Wanted, 'cursor'>) => ReactNode;
  /** Lists of others that a change here makes old. */
  alsoChanges?: readonly string[];
};

/** A value as a field begins with it. */
export const startText = (value: string | number | null | undefined): string => String(value ?? '');

export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
