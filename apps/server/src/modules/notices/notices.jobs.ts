import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { NoticeRef } from './notices.queries.ts';
import { SEND_NOTICE } from './send-notice.ts';

export const noticesJobs = (deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Jobs => ({
  tasks: { [SEND_NOTICE]: (payload) => deliverNotice(deps, payload as NoticeRef) },
});
