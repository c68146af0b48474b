import useSWR from 'swr';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';

/** Polled in addition to the invalidation by new orders, whose request may fail. */
const REFRESH_MS = 60_000;

/** Counts of orders by status, for the dashboard and the bell; none for roles without reports. */
export const useOrderCounts = () =>
  useSWR(may('see reports') ? ['dashboard', 'counts'] : null, async () => (await api('GET admin/dashboard')).data, {
    refreshInterval: REFRESH_MS,
  });
