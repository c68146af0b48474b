import type { Ability } from '@subah/rules/accounts/roles';
import type { FormErrors } from '@subah/ui/forms/form-errors';
import type { ToastOptions } from '@subah/ui/toast';
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
  /** Called without a row for a new record. */
  initialValues: (row: Row | undefined) => Values | Promise<Values>;
  save: (
    row: Row | undefined,
    values: Values,
  ) => Promise<{ message?: string | undefined; action?: ToastOptions['action'] }>;
  /** The form of a new record that starts with the values of another one. */
  copyValues?: (row: Row) => Promise<Values>;
  /** Also offers to save and go on with the next new record. */
  canAddAnother?: boolean;
  /** The `sort` that shows a new record on top. */
  newestFirst?: string;
  errorText: string;
};

type RowList<Row> = {
  reload: () => void;
  /** Updates one row without reloading the list. */
  replaceRow(changed: Row): void;
};

export type ResourceColumn<Row> = {
  key: string;
  label: string;
  align?: 'left' | 'right';
  hideOnPhone?: boolean;
  /** Takes the full width on phones. */
  fillsPhone?: boolean;
  /** Shows the label on phones too. */
  labelOnPhone?: boolean;
  /** Hidden between phone and desktop width. */
  wideOnly?: boolean;
  /** Values of the `sort` parameter for ascending and descending order. */
  sort?: { up?: string; down?: string };
  cell: (row: Row, list: RowList<Row>) => ReactNode;
};

export type CsvColumns<Row> = readonly (readonly [title: string, cell: (row: Row) => string | number | null])[];

export type ListQuery = { q: string; sort: string; filters: Record<string, string> };

/** Configuration of one console screen: a list of records with a form to create and edit them. */
export type Resource<Row, Values extends FormValues = FormValues> = {
  /** Needed to change anything; without it the list is only read. */
  ability?: Ability;
  /** Cache key of the list. */
  id: string;
  singular: string;
  plural: string;
  list: (query: ListQuery & { cursor: string | undefined }) => Promise<ListPage<Row>>;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  columns: readonly ResourceColumn<Row>[];
  filters?: readonly ListFilter[];
  /** Staff can save filters, search and order under a name. */
  hasViews?: true;
  /** Omit to hide the search box. */
  searchLabel?: string;
  emptyText: string;
  errorText: string;
  form?: ResourceForm<Row, Values>;
  /** Reads one row; `?edit=<row key>` then opens its form, also of a row that is not in the list. */
  load?: (key: string) => Promise<Row>;
  /** Rows that cannot be edited have no Edit. */
  canEdit?: (row: Row) => boolean;
  /** Set when the API has no call to edit a record. */
  createOnly?: boolean;
  remove?: {
    send: (row: Row) => Promise<{ message: string }>;
    label?: string;
    errorText: string;
    /** Offered in the toast after it. */
    undo?: (row: Row) => Promise<unknown>;
    isAllowed?: (row: Row) => boolean;
  };
  /** A sheet with its own address: `?<param>=<row key>`. `load` reads a row that is not in the list. */
  detail?: {
    param: string;
    load: (key: string) => Promise<Row>;
    render: (row: Row, options: { close: () => void; reload: () => void }) => ReactNode;
  };
  /** Lets rows be selected; rendered below the list while some are. */
  bulk?: (selected: {
    keys: string[];
    select: (keys: string[]) => void;
    reload: () => void;
    /** Of the list that the rows were selected in. */
    query: ListQuery;
  }) => ReactNode;
  /** Rendered between Edit and Delete. */
  actions?: (row: Row, reload: () => void) => ReactNode;
  /** Columns of the CSV file and of the printed list. */
  csv: CsvColumns<Row>;
  /** The server writes the file; without it, the pages of the list are read. */
  csvFile?: (query: ListQuery) => Promise<Blob>;
  /** Needed to export and print; without it, everyone who sees the list may. */
  csvAbility?: Ability;
  /** Rendered next to the Add button. */
  toolbar?: (query: ListQuery) => ReactNode;
  /** Other cache keys to invalidate after a change. */
  invalidates?: readonly string[];
};
