import type { labReportsEndpoints } from '@subah/contract/lab-reports/lab-reports';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listOwnReports, listReportsOfOrder } from './lab-reports.queries.ts';
import { removeReport } from './remove-report.ts';
import { showReport } from './show-report.ts';
import { uploadReport } from './upload-report.ts';

export const labReportsRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'privateFiles'>,
): Pick<Handlers, keyof typeof labReportsEndpoints> => ({
  'POST admin/lab-reports': async ({ user, body, files }) => ({
    data: await uploadReport(deps, user.id, body, files.file[0]),
  }),
  'DELETE admin/lab-reports/{id}': async ({ user, params }) => {
    await removeReport(deps, user.id, params.id);
    return { message: 'Report removed' };
  },
  'GET admin/lab-reports': async ({ query }) => ({ data: await listReportsOfOrder(deps.db, query.orderId) }),
  'GET lab-reports/my': ({ user, query }) => listOwnReports(deps.db, user.id, query),
  'GET lab-reports/{id}/file': ({ user, params }) => showReport(deps, user, params.id),
});
