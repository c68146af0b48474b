import { dayText } from '@subah/rules/india-time';
import { orderName } from '@subah/rules/orders/order-name';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { printSampleLabels } from '../invoices/index.ts';
import { listSamplesToCollect } from './samples-to-collect.ts';

/** A label for each test whose patient is known. */
export async function printSamples(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  date: string,
): Promise<Buffer<ArrayBuffer>> {
  const labels = (await listSamplesToCollect(db, date)).flatMap(({ _id, tests }) =>
    tests.flatMap(({ name, patient }) =>
      patient
        ? {
            url: new URL(`/dashboard?section=all-orders&order=${_id}`, settings.publicUrl).href,
            shownId: orderName(_id),
            patient: patient.name,
            age: patient.age,
            sex: patient.sex,
            test: name,
            date: dayText(date),
          }
        : [],
    ),
  );
  if (labels.length === 0) throw notFound('order');
  return printSampleLabels(labels);
}
