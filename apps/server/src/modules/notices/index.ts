export type { Notice } from './notice.ts';
export { noticesJobs } from './notices.jobs.ts';
export { noticesPersonalData } from './notices.personal-data.ts';
export { findChoices, findDevices, findNoticeTimes, forgetNotices } from './notices.queries.ts';
export { noticesRoutes } from './notices.routes.ts';
export { sendNotice } from './send-notice.ts';
