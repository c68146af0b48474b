import { useQuery } from '@tanstack/react-query';
import { api } from './session.ts';

/** Asked again now and then, in case news did not arrive. */
const ASK_AGAIN_MS = 60_000;

/** The eight counts of the dashboard; the bell shows the new orders among them. */
export const useCounts = () =>
  useQuery({
    queryKey: ['dashboard', 'counts'],
    queryFn: async () => (await api('GET admin/dashboard')).data,
    refetchInterval: ASK_AGAIN_MS,
  });
