import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { formatLongDate } from '../../lib/dates/format-date.ts';
import { PrintButton } from '../../lib/list/print-button.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';

type DaySheetProps<Sheet> = {
  /** Before the date. */
  label?: string;
  /** SWR key; the date is added. */
  name: readonly string[];
  /** Without a date the server takes the next morning. */
  load: (date: string | undefined) => Promise<Sheet>;
  errorText: string;
  /** Shown instead of an empty sheet. */
  empty?: { title: string; text: (day: string) => string };
  isEmpty?: (sheet: Sheet) => boolean;
  children: (sheet: Sheet, context: { day: string; reload: () => void }) => ReactNode;
};

/** The work of one morning, chosen by date and printed without the console around it. */
export function DaySheet<Sheet extends { date: string }>(props: DaySheetProps<Sheet>) {
  const { label = t(common.morningOf), name, load, errorText, isEmpty = () => false, empty, children } = props;
  const [date, setDate] = useSearchParam('date');
  const { data, error, isLoading, mutate } = useSWR([...name, date], () => load(date || undefined));
  const day = data ? formatLongDate(data.date) : '';
  const reload = () => void mutate();
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <label className="flex items-center gap-2">
          {label}
          <input
            type="date"
            value={date || data?.date || ''}
            onChange={(event) => setDate(event.target.value)}
            className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
          />
        </label>
        <PrintButton variant="fill" disabled={!data} />
      </div>
      {isLoading && <RowsSkeleton />}
      {error && (
        <div className="card print:hidden">
          <ErrorState title={errorText} text={errorMessage(error, '')} onRetry={reload} />
        </div>
      )}
      {data && empty && isEmpty(data) && (
        <div className="card">
          <EmptyState title={empty.title} text={empty.text(day)} />
        </div>
      )}
      {data && !isEmpty(data) && children(data, { day, reload })}
    </div>
  );
}
