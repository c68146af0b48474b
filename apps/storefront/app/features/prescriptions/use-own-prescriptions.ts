import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { useHistory } from '../../lib/data/use-history.ts';

const PAGE_SIZE = 20;

/** The newest prescriptions of the customer, and older ones page by page. */
export function useOwnPrescriptions() {
  const api = useApi();
  const newest = useAccountQuery('GET medical/presciptions/my', { query: { limit: PAGE_SIZE } });
  const newestPage = { entries: newest.data ?? [], nextCursor: newest.response?.nextCursor ?? null };
  const history = useHistory(newestPage, async (cursor) => {
    const { data, nextCursor } = await api('GET medical/presciptions/my', { query: { limit: PAGE_SIZE, cursor } });
    return { entries: data, nextCursor };
  });
  return { ...history, state: newest.state, reloadNewest: newest.reload };
}
