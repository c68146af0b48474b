import useSWR from 'swr';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';

/** Polled in addition to the invalidation by new orders, whose request may fail. */
const REFRESH_MS = 60_000;

/** Orders that are under way, by status, for the chips of the list. */
export const useOpenCounts = () =>
  useSWR(
    may('see all orders') ? ['orders', 'open-counts'] : null,
    async () => (await api('GET admin/orders/open-counts')).data,
    { refreshInterval: REFRESH_MS },
  ).data;

/** Counts of orders by status, for the dashboard and the bell; none for roles without reports. */
export const useOrderCounts = () =>
  useSWR(may('see reports') ? ['dashboard', 'counts'] : null, async () => (await api('GET admin/dashboard')).data, {
    refreshInterval: REFRESH_MS,
  });
