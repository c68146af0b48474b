export { accountsJobs } from './accounts.jobs.ts';
export { accountsRoutes, identifyBy } from './accounts.routes.ts';
export { ensureAdmin } from './ensure-admin.ts';
export { hashPassword } from './passwords.ts';
export { accessTokens } from './tokens.ts';
