import type { auditEndpoints } from '@subah/contract/audit/audit';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listChanges, type NameSubjects } from './list-changes.ts';

export const auditRoutes = (
  { db }: Pick<Deps, 'db'>,
  nameSubjects: NameSubjects,
): Pick<Handlers, keyof typeof auditEndpoints> => ({
  'GET admin/audit': ({ query }) => listChanges(db, query, nameSubjects),
});
