import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { LabPatient } from '../healthcare/lab-patient.ts';
import { Order, OrderVersion } from '../orders/orders.ts';

export const labSamplesEndpoints = {
  'PATCH admin/orders/{id}/lab-patient': endpoint({
    audience: 'handle lab tests',
    summary: 'Write down who a lab test is for and on which morning its sample is collected, as agreed by phone',
    params: z.object({ id: Id }),
    body: LabPatient.extend({ version: OrderVersion }),
    response: data(Order),
  }),
};
