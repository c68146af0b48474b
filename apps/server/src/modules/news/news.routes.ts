import type { newsEndpoints } from '@subah/contract/orders/new-orders';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { listNews } from './list-news.ts';

export const newsRoutes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof newsEndpoints> => ({
  'GET admin/news': async ({ query }) => ({
    data: query.since ? await listNews(db, new Date(query.since)) : { since: clock().toISOString(), orders: [] },
  }),
});
