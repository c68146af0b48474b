import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { IMPORT_COLUMNS, NUMBER_COLUMNS } from '@subah/rules/catalog/list-columns';
import { z } from 'zod';
import { data, endpoint, FileResponse, Flag, Id, jsonText } from '../endpoint.ts';

const MAX_LIST_BYTES = 20 * 1024 * 1024;

const ListFile = {
  maxFiles: 1,
  maxBytes: MAX_LIST_BYTES,
  tooLarge: 'The list is larger than 20MB. Import it on the server with `npm run import`.',
  tooMany: 'One list at a time.',
};

const counts = {
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  repeated: z.number().int(),
  failed: z.number().int(),
};

const RowFault = z.strictObject({ line: z.number().int(), field: z.string(), message: z.string() });

/** The first rows of a preview. */
const PreviewRow = z.strictObject({
  line: z.number().int(),
  state: z.enum(['created', 'changed', 'unchanged']),
  code: z.string(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  price: z.number(),
  stock: z.number().int().nullable(),
});

const UnknownUnit = z.strictObject({ unit: z.string(), rows: z.number().int() });

const Column = z.enum(IMPORT_COLUMNS);
const CellText = z.string('This must be text.').trim().max(300, 'At most 300 characters.');

/** What a person chose instead of the guess. */
const ColumnMapping = z.strictObject({
  /** The title in the file by our column; an empty text leaves the column out. */
  map: z.partialRecord(Column, CellText).default({}),
  /** Numbers are multiplied by it: 0.01 for prices in paise. */
  scale: z.partialRecord(z.enum(NUMBER_COLUMNS), z.number().positive().max(1_000_000)).default({}),
  /** For empty cells and missing columns. */
  defaults: z.partialRecord(Column, CellText).default({}),
});

/** How the columns of a file are read. `title` is null where the file has no such column. */
const ImportColumns = z.strictObject({
  header: z.array(z.string()),
  columns: z.array(z.strictObject({ column: Column, title: z.string().nullable(), isGuess: z.boolean() })),
  missing: z.array(Column),
  unused: z.array(z.string()),
  /** The unit of all quantities, where the title of their column holds it: "weight in g". */
  unit: z.string().nullable(),
  looksLikePaise: z.boolean(),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
});
export type ImportColumns = z.infer<typeof ImportColumns>;

export const ImportPreview = z.strictObject({
  ...counts,
  unknownUnits: z.array(UnknownUnit),
  newCategories: z.number().int(),
  newSubcategories: z.number().int(),
  errors: z.array(RowFault),
  preview: z.array(PreviewRow),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const;

export const ImportProgress = z.strictObject({
  _id: Id,
  catalog: z.enum(CATALOGS),
  state: z.enum(IMPORT_STATES),
  /** Progress from 0 to 1. */
  part: z.number(),
  ...counts,
  unknownUnits: z.array(UnknownUnit),
  errors: z.array(RowFault),
  failure: z.string().nullable(),
  /** After an import of medicines: those with more stock than their batches hold. */
  medicinesWithoutBatch: z.number().int(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

const byCatalog = z.object({ catalog: z.enum(CATALOGS) });

export const importAdminEndpoints = {
  'POST admin/import/{catalog}': endpoint({
    audience: 'change products',
    summary: 'Import a CSV file into a catalog; with isPreview nothing is written',
    params: byCatalog,
    body: z.object({ isPreview: Flag.default(false), columns: jsonText(ColumnMapping).optional() }),
    files: { file: ListFile },
    response: z.strictObject({ data: z.union([ImportPreview, ImportProgress]) }),
  }),
  'POST admin/import/{catalog}/columns': endpoint({
    audience: 'change products',
    summary: 'How the columns of a CSV file would be read; nothing is written',
    params: byCatalog,
    body: z.object({ columns: jsonText(ColumnMapping).optional() }),
    files: { file: ListFile },
    response: data(ImportColumns),
  }),
  'GET admin/import/{catalog}/template': endpoint({
    audience: 'change products',
    summary: 'A CSV file with all columns of a catalog and one row as an example',
    params: byCatalog,
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/imports/{id}': endpoint({
    audience: 'change products',
    summary: 'Progress of an import',
    params: z.object({ id: Id }),
    response: data(ImportProgress),
  }),
  'GET admin/imports/{id}/errors': endpoint({
    audience: 'change products',
    summary: 'The rows that an import skipped as CSV, to be corrected and imported again',
    params: z.object({ id: Id }),
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'GET admin/export/{catalog}': endpoint({
    audience: 'change products',
    summary: 'A catalog as CSV; importing it again changes nothing',
    params: byCatalog,
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
