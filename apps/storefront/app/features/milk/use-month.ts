import { addMonths, indiaDate } from '@subah/rules/india-time';
import { useSearchParams } from 'react-router';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const OLDEST_MONTHS = 24;

/** In the query string, so that reload and back keep it. */
export function useMonth(now: Date) {
  const [search, setSearch] = useSearchParams();
  const thisMonth = indiaDate(now).slice(0, 7);
  const requested = search.get('month') ?? '';
  const month = MONTH.test(requested) ? requested : thisMonth;
  const choose = (chosen: string) =>
    setSearch(chosen === thisMonth ? {} : { month: chosen }, { replace: true, preventScrollReset: true });
  return {
    month,
    thisMonth,
    choose,
    /** One month ahead, to plan holidays. */
    canGoOn: month < addMonths(thisMonth, 1),
    canGoBack: month > addMonths(thisMonth, -OLDEST_MONTHS),
  };
}
