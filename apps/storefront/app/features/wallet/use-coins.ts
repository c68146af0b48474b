import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { useHistory } from '../../lib/data/use-history.ts';

const PAGE_SIZE = 20;

export function useCoins() {
  const api = useApi();
  const first = useAccountQuery('GET supercoins', { query: { limit: PAGE_SIZE } });
  const newest = { entries: first.data?.history ?? [], nextCursor: first.response?.nextCursor ?? null };
  const history = useHistory(newest, async (cursor) => {
    const { data, nextCursor } = await api('GET supercoins', { query: { limit: PAGE_SIZE, cursor } });
    return { entries: data.history, nextCursor };
  });
  return {
    state: first.state,
    coins: first.data?.coins ?? 0,
    expiring: first.data?.expiring ?? [],
    owed: first.data?.owed ?? 0,
    reload: first.reload,
    history,
  };
}
