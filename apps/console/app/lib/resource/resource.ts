import type { FormErrors } from '@subah/ui/forms/form-errors';
import type { ReactNode } from 'react';
import type { FieldConfig } from '../form/field-config.ts';
import type { FormSchema, FormValues } from '../form/form-values.ts';
import type { ListFilter } from '../list/use-filters.ts';
import type { ListPage } from '../list/use-list.ts';

export type ResourceForm<Row, Values extends FormValues> = {
  fields: readonly FieldConfig<Values>[];
  schema: (isNew: boolean) => FormSchema;
  /** Checks beyond the schema. */
  validate?: (values: Values, isNew: boolean) => FormErrors<Values>;
  /** Without a row for a new one. May load the whole record first. */
  initialValues: (row: Row | undefined) => Values | Promise<Values>;
  save: (row: Row | undefined, values: Values) => Promise<{ message?: string | undefined }>;
  errorText: string;
};

/** The list that a row stands in, for cells and actions that change the row. */
type RowList<Row> = {
  reload: () => void;
  /** Shows the changed row in its place without reading the list again. */
  replaceRow(changed: Row): void;
};

export type ResourceColumn<Row> = {
  key: string;
  label: string;
  align?: 'left' | 'right';
  hideOnPhone?: boolean;
  /** Has a line of its own on phones. */
  fillsPhone?: boolean;
  /** Hidden between phone and desktop width. */
  wideOnly?: boolean;
  /** Values of the `sort` parameter: ascending, and descending where it exists. */
  sort?: { up?: string; down?: string };
  cell: (row: Row, list: RowList<Row>) => ReactNode;
};

type ListQuery = { q: string; sort: string; filters: Record<string, string> };

/** Describes one screen of the console: a list of records with the form to create and edit them. */
export type Resource<Row, Values extends FormValues = FormValues> = {
  /** Name to invalidate the list by. */
  id: string;
  singular: string;
  plural: string;
  list: (query: ListQuery & { cursor: string | undefined }) => Promise<ListPage<Row>>;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  columns: readonly ResourceColumn<Row>[];
  filters?: readonly ListFilter[];
  /** Without it there is no search box. */
  searchLabel?: string;
  emptyText: string;
  errorText: string;
  form?: ResourceForm<Row, Values>;
  /** The form creates only; the API has no call to edit. */
  createOnly?: boolean;
  remove?: { send: (row: Row) => Promise<{ message: string }>; label?: string; errorText: string };
  /** Opens over the list and shows one row in full. */
  detail?: (row: Row, options: { close: () => void; reload: () => void }) => ReactNode;
  /** More buttons of a row, between Edit and Delete. */
  actions?: (row: Row, reload: () => void) => ReactNode;
  /** Beside the Create button: an export of the filtered list. */
  toolbar?: (query: ListQuery) => ReactNode;
  /** Names of other data that a change here makes outdated. */
  invalidates?: readonly string[];
};
