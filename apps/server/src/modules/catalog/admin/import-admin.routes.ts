import type { importAdminEndpoints } from '@subah/contract/catalog/import-admin';
import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import { indiaDate } from '@subah/rules/india-time';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { importTemplate } from '../import/import-template.ts';
import { exportProducts } from './export-products.ts';
import { findImport, queueImport, readImportErrors } from './import-uploads.ts';
import { previewColumns, previewImport } from './preview-import.ts';

export const importAdminRoutes = (
  deps: Pick<Deps, 'db' | 'pictures' | 'privateFiles' | 'settings' | 'clock'>,
): Pick<Handlers, keyof typeof importAdminEndpoints> => ({
  'POST admin/import/{catalog}': async ({ params: { catalog }, body, files: { file }, user }) => {
    const upload = { catalog, bytes: chosenFile(file), columns: body.columns ?? AUTOMATIC };
    const data = body.isPreview
      ? await previewImport(deps, upload)
      : await queueImport(deps, { ...upload, actorId: user.id });
    return { data };
  },
  'POST admin/import/{catalog}/columns': async ({ params: { catalog }, body, files: { file } }) => ({
    data: await previewColumns(deps, { catalog, bytes: chosenFile(file), columns: body.columns ?? AUTOMATIC }),
  }),
  'GET admin/import/{catalog}/template': async ({ params: { catalog } }) => ({
    fileName: `${catalog}-template.csv`,
    bytes: Buffer.from(importTemplate(catalog)),
  }),
  'GET admin/imports/{id}': async ({ params }) => ({ data: await findImport(deps.db, params.id) }),
  'GET admin/imports/{id}/errors': async ({ params }) => ({
    fileName: 'rows-with-errors.csv',
    bytes: await readImportErrors(deps, params.id),
  }),
  'GET admin/export/{catalog}': async ({ params: { catalog } }) => ({
    fileName: `${catalog}-${indiaDate(deps.clock())}.csv`,
    bytes: await exportProducts(deps.db, catalog),
  }),
});

/** The import finds the columns itself. */
const AUTOMATIC: ColumnMapping = { map: {}, scale: {}, defaults: {} };

function chosenFile([bytes]: Buffer[]): Buffer {
  if (!bytes) throw fieldProblem('file', 'Choose a CSV list.');
  return bytes;
}
