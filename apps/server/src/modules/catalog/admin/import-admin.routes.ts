import type { importAdminEndpoints } from '@subah/contract/catalog/import-admin';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { exportProducts } from './export-products.ts';
import { findImport, previewImport, queueImport } from './import-uploads.ts';

export const importAdminRoutes = (
  deps: Pick<Deps, 'db' | 'pictures' | 'privateFiles' | 'settings' | 'clock'>,
): Pick<Handlers, keyof typeof importAdminEndpoints> => ({
  'POST admin/import/{catalog}': async ({ params: { catalog }, body, files: { file }, user }) => {
    const [bytes] = file;
    if (!bytes) throw fieldProblem('file', 'Choose a CSV list.');
    const data = body.isPreview
      ? await previewImport(deps, catalog, bytes)
      : await queueImport(deps, { catalog, bytes, actorId: user.id });
    return { data };
  },
  'GET admin/imports/{id}': async ({ params }) => ({ data: await findImport(deps.db, params.id) }),
  'GET admin/export/{catalog}': async ({ params: { catalog } }) => ({
    fileName: `${catalog}-${deps.clock().toISOString().slice(0, 10)}.csv`,
    bytes: await exportProducts(deps.db, catalog),
  }),
});
