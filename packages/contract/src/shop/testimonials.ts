import { z } from 'zod';
import { endpoint, Id, listOf } from '../endpoint.ts';

export const Testimonial = z.strictObject({ _id: Id, name: z.string(), area: z.string(), text: z.string() });
export type Testimonial = z.infer<typeof Testimonial>;

export const testimonialsEndpoints = {
  'GET testimonials': endpoint({
    audience: 'any',
    summary: 'What customers say',
    response: listOf(Testimonial),
    cached: ['testimonials'],
  }),
};
