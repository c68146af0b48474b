import { type Api, ApiError } from '@subah/contract/client/api-client';
import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { data } from 'react-router';

/** Throws the response that the page's ErrorBoundary shows. */
export async function loadDoctor(api: Api, report: (error: unknown) => void, doctorId: string): Promise<Doctor> {
  try {
    return (await api('GET doctors/{doctorId}', { params: { doctorId } })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) report(error);
    // 400 means an id of the wrong shape: there is no such doctor either.
    throw data(null, { status: error.status < 500 ? 404 : error.status });
  }
}
