import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { api } from '../../lib/api/session.ts';

/** All of them, for a select. */
export async function listDoctors(): Promise<Doctor[]> {
  const doctors: Doctor[] = [];
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await api('GET doctors', { query: { limit: 100, cursor } });
    doctors.push(...data);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return doctors;
}
