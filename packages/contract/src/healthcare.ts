import { z } from 'zod';
import { data, endpoint, Id } from './endpoint.ts';

export const Department = z.strictObject({ _id: Id, name: z.string(), description: z.string(), image: z.string() });
export type Department = z.infer<typeof Department>;

export const HealthCheck = z.strictObject({ _id: Id, title: z.string(), description: z.string(), image: z.string() });
export type HealthCheck = z.infer<typeof HealthCheck>;

export const healthcareEndpoints = {
  'GET departments': endpoint({
    who: 'any',
    summary: 'Departments whose doctors can be booked',
    answer: data(z.array(Department)),
    cached: ['healthcare'],
  }),
  'GET health-checks': endpoint({
    who: 'any',
    summary: 'Health checks, each a group of lab tests',
    answer: data(z.array(HealthCheck)),
    cached: ['catalog'],
  }),
};
