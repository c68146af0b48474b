import { z } from 'zod';
import { data, endpoint, Id, listOf } from '../endpoint.ts';
import { requiredField, textField } from '../form-field.ts';
import { readAs } from '../read-as.ts';

export const Testimonial = z.strictObject({
  _id: Id,
  name: z.string(),
  area: z.string(),
  text: z.string(),
  /** Shown on Hindi pages; empty where the English text is shown. */
  hindiText: z.string(),
});
export type Testimonial = z.infer<typeof Testimonial>;

const required = (length: number, message: string) =>
  requiredField(textField(length), message).transform((text) => text ?? '');

export const TestimonialForm = z.object({
  name: required(80, 'Name is required.'),
  area: required(80, 'Area is required.'),
  text: required(400, 'Text is required.'),
  hindiText: textField(400).default(''),
});
export type TestimonialForm = z.output<typeof TestimonialForm>;

const params = z.object({ id: Id });

export const testimonialsEndpoints = {
  'GET testimonials': endpoint({
    audience: 'any',
    summary: 'What customers say',
    response: listOf(Testimonial),
    cached: ['testimonials'],
  }),
  'GET admin/testimonials': endpoint({
    audience: 'change settings',
    summary: 'What customers say, as it stands now',
    response: listOf(Testimonial),
  }),
  'POST admin/testimonials': endpoint({
    audience: 'change settings',
    summary: 'Add what a customer says; it stands last',
    body: TestimonialForm,
    response: data(Testimonial),
  }),
  'PUT admin/testimonials/{id}': endpoint({
    audience: 'change settings',
    summary: 'Change what a customer says',
    params,
    body: TestimonialForm.safeExtend(readAs),
    response: data(Testimonial),
  }),
  'DELETE admin/testimonials/{id}': endpoint({
    audience: 'change settings',
    summary: 'Delete what a customer says',
    params,
    response: z.strictObject({ message: z.string() }),
  }),
};
