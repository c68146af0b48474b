import type { testimonialsEndpoints } from '@subah/contract/shop/testimonials';
import { asc } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { testimonials } from './testimonials.tables.ts';

export const testimonialsRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof testimonialsEndpoints> => ({
  'GET testimonials': async () => ({
    data: await db
      .select({ _id: testimonials.id, name: testimonials.name, area: testimonials.area, text: testimonials.text })
      .from(testimonials)
      .orderBy(asc(testimonials.rank), asc(testimonials.id))
      .limit(30),
    nextCursor: null,
  }),
});
