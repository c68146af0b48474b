import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

export const searchJobs = ({ db }: Pick<Deps, 'db'>): Jobs => ({
  tasks: { 'search:refresh-words': () => refreshSearchWords(db) },
});
