import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';

/** Riders who can be asked. */
export function useRiders() {
  const { data = [] } = useSWR(['pick-up-riders'], async () => (await api('GET admin/pick-ups/riders')).data);
  return data;
}
