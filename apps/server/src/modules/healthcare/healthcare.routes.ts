import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listDepartments } from './healthcare.queries.ts';

export const healthcareRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, 'GET departments'> => ({
  'GET departments': async () => ({ data: await listDepartments(db) }),
});
