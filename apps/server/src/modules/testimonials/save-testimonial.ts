import type { WithReadAs } from '@subah/contract/read-as';
import type { Testimonial, TestimonialForm } from '@subah/contract/testimonials/testimonials';
import { eq, max } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { testimonials } from './testimonials.tables.ts';

type Actor = Pick<Deps, 'db'> & { actorId: string };

export async function createTestimonial({ db, actorId }: Actor, form: TestimonialForm): Promise<Testimonial> {
  return inTransaction(db, async (tx) => {
    const id = newId();
    const [last] = await tx.select({ rank: max(testimonials.rank) }).from(testimonials);
    await tx.insert(testimonials).values({ id, ...form, rank: (last?.rank ?? 0) + 1 });
    await recordChange(tx, { actorId, action: 'create', subject: 'testimonial', subjectId: id, after: form });
    await publishChange(tx, 'testimonials');
    return { _id: id, ...form };
  });
}

export async function changeTestimonial(
  { db, actorId }: Actor,
  id: string,
  { readAs, ...form }: TestimonialForm & WithReadAs,
): Promise<Testimonial> {
  return inTransaction(db, async (tx) => {
    const before = await lockOrThrow(tx, id);
    rejectStaleChange(before, readAs);
    await tx.update(testimonials).set(form).where(eq(testimonials.id, id));
    await recordChange(tx, { actorId, action: 'update', subject: 'testimonial', subjectId: id, before, after: form });
    await publishChange(tx, 'testimonials');
    return { _id: id, ...form };
  });
}

export async function deleteTestimonial({ db, actorId }: Actor, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockOrThrow(tx, id);
    await tx.delete(testimonials).where(eq(testimonials.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'testimonial', subjectId: id, before });
    await publishChange(tx, 'testimonials');
  });
}

async function lockOrThrow(tx: Tx, id: string): Promise<TestimonialForm> {
  const [row] = await tx
    .select({
      name: testimonials.name,
      area: testimonials.area,
      text: testimonials.text,
      hindiText: testimonials.hindiText,
    })
    .from(testimonials)
    .where(eq(testimonials.id, id))
    .for('update');
  if (!row) throw notFound('testimonial');
  return row;
}
