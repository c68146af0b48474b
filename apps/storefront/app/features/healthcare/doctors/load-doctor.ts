import { type Api, ApiError } from '@subah/contract/client/api-client';
import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { data } from 'react-router';

/** For loaders: the doctor, or the answer that the page's own failure screen shows. */
export async function loadDoctor(api: Api, report: (error: unknown) => void, doctorId: string): Promise<Doctor> {
  try {
    return (await api('GET doctors/{doctorId}', { params: { doctorId } })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) report(error);
    // An id of another shape was refused before anybody looked for it; there is no such doctor either.
    throw data(null, { status: error.status < 500 ? 404 : error.status });
  }
}
