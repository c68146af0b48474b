import type { Api, ResponseBody } from '@subah/contract/client/api-client';
import type { DoctorDay } from '@subah/contract/healthcare/healthcare';
import type { NullOnFailure } from '../../../lib/page/null-on-failure.ts';

/** What the page shows until the browser reads it again. Null after an error. */
export type FirstTimes = {
  days: ResponseBody<'GET doctors/{id}/days'> | null;
  /** Of the first free day. */
  slots: ResponseBody<'GET doctors/{id}/slots'> | null;
};

export async function loadFirstTimes(api: Api, orNull: NullOnFailure, doctorId: string): Promise<FirstTimes> {
  const params = { id: doctorId };
  const days = await orNull(api('GET doctors/{id}/days', { params }));
  const date = firstFreeDate(days?.data);
  const slots = date === undefined ? null : await orNull(api('GET doctors/{id}/slots', { params, query: { date } }));
  return { days, slots };
}

export const firstFreeDate = (days: readonly DoctorDay[] | undefined): string | undefined =>
  days?.find(({ free }) => free > 0)?.date;
