import type { labSamplesEndpoints } from '@subah/contract/lab-samples/lab-samples';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findOrder } from '../orders/index.ts';
import { planSample } from './plan-sample.ts';

export const labSamplesRoutes = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof labSamplesEndpoints> => ({
  'PATCH admin/orders/{id}/lab-patient': async ({ user, params, body }) => {
    const now = clock();
    const { version, ...patient } = body;
    await inTransaction(db, (tx) => planSample(tx, { orderId: params.id, patient, version, actor: user, now }));
    const order = await findOrder(db, params.id, { now });
    if (!order) throw notFound('order');
    return { data: order, message: 'Patient and morning saved' };
  },
});
