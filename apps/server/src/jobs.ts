import type { Deps } from './deps.ts';
import { accountsJobs } from './modules/accounts/index.ts';
import { searchJobs } from './modules/search/index.ts';
import type { Jobs } from './platform/jobs.ts';

/** Everything that happens in the background, by the module that owns it. */
export const shopJobs = (deps: Deps): Jobs[] => [accountsJobs(deps), searchJobs(deps)];
