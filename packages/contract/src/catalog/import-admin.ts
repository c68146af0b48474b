import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import { data, endpoint, FileResponse, Flag, Id } from '../endpoint.ts';

const MAX_LIST_BYTES = 20 * 1024 * 1024;

const counts = {
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  repeated: z.number().int(),
  failed: z.number().int(),
};

const RowFault = z.strictObject({ line: z.number().int(), field: z.string(), sentence: z.string() });

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

export const ImportPreview = z.strictObject({
  ...counts,
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
  errors: z.array(RowFault),
  failure: z.string().nullable(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

const byCatalog = z.object({ catalog: z.enum(CATALOGS) });

export const importAdminEndpoints = {
  'POST admin/import/{catalog}': endpoint({
    audience: 'admin',
    summary: 'Import a CSV file into a catalog; with isPreview nothing is written',
    params: byCatalog,
    body: z.object({ isPreview: Flag.default(false) }),
    files: {
      file: {
        maxFiles: 1,
        maxBytes: MAX_LIST_BYTES,
        tooLarge: 'The list is larger than 20MB. Import it on the server with `npm run import`.',
        tooMany: 'One list at a time.',
      },
    },
    response: z.strictObject({ data: z.union([ImportPreview, ImportProgress]) }),
  }),
  'GET admin/imports/{id}': endpoint({
    audience: 'admin',
    summary: 'Progress of an import',
    params: z.object({ id: Id }),
    response: data(ImportProgress),
  }),
  'GET admin/export/{catalog}': endpoint({
    audience: 'admin',
    summary: 'A catalog as CSV; importing it again changes nothing',
    params: byCatalog,
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
