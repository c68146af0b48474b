import { LIST_LIMITS } from '@subah/contract/list-limits';
import type { Testimonial, testimonialsEndpoints } from '@subah/contract/testimonials/testimonials';
import { asc } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { changeTestimonial, createTestimonial, deleteTestimonial } from './save-testimonial.ts';
import { testimonials } from './testimonials.tables.ts';

export const testimonialsRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof testimonialsEndpoints> => ({
  'GET testimonials': async () => ({ data: await listTestimonials(db), nextCursor: null }),
  'GET admin/testimonials': async () => ({ data: await listTestimonials(db), nextCursor: null }),
  'POST admin/testimonials': async ({ user, body }) => ({
    data: await createTestimonial({ db, actorId: user.id }, body),
    message: 'Testimonial added',
  }),
  'PUT admin/testimonials/{id}': async ({ user, params, body }) => ({
    data: await changeTestimonial({ db, actorId: user.id }, params.id, body),
    message: 'Testimonial updated',
  }),
  'DELETE admin/testimonials/{id}': async ({ user, params }) => {
    await deleteTestimonial({ db, actorId: user.id }, params.id);
    return { message: 'Testimonial deleted' };
  },
});

const listTestimonials = (db: Db): Promise<Testimonial[]> =>
  db
    .select({
      _id: testimonials.id,
      name: testimonials.name,
      area: testimonials.area,
      text: testimonials.text,
      hindiText: testimonials.hindiText,
    })
    .from(testimonials)
    .orderBy(asc(testimonials.rank), asc(testimonials.id))
    .limit(LIST_LIMITS.testimonials);
