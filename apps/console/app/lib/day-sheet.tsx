import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { showDate } from './moments.ts';
import { RowsSkeleton } from './resource/resource-screen.tsx';
import { failureText } from './show-failure.ts';
import { useParam } from './use-param.ts';

type DaySheetProps<Sheet> = {
  /** Names the sheet in the query cache; the day is added. */
  name: readonly string[];
  /** Without a day the server chooses the next morning. */
  read: (date: string | undefined) => Promise<Sheet>;
  failed: string;
  isEmpty: (sheet: Sheet) => boolean;
  empty: { title: string; text: (day: string) => string };
  children: (sheet: Sheet, shown: { day: string; reload: () => void }) => ReactNode;
};

/** What is to be done on one morning. It is chosen by day and prints without the console around it. */
export function DaySheet<Sheet extends { date: string }>(props: DaySheetProps<Sheet>) {
  const { name, read, failed, isEmpty, empty, children } = props;
  const [date, setDate] = useParam('date');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...name, date],
    queryFn: () => read(date || undefined),
  });
  const day = data ? showDate(data.date) : '';
  const reload = () => void refetch();
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <label className="flex items-center gap-2">
          Morning of
          <input
            type="date"
            value={date || data?.date || ''}
            onChange={(event) => setDate(event.target.value)}
            className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
          />
        </label>
        <Button size="sm" disabled={!data} onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </div>
      {isPending && <RowsSkeleton />}
      {error && (
        <div className="card print:hidden">
          <ErrorState title={failed} text={failureText(error, '')} onRetry={reload} />
        </div>
      )}
      {data && isEmpty(data) && (
        <div className="card">
          <EmptyState title={empty.title} text={empty.text(day)} />
        </div>
      )}
      {data && !isEmpty(data) && children(data, { day, reload })}
    </div>
  );
}
