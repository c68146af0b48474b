import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
import { ErrorState } from '@subah/ui/empty-state';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';

type ReportStateProps<Data> = {
  response: { data: Data | undefined; error: unknown; mutate: () => unknown };
  children: (data: Data) => ReactNode;
};

/** The report, a skeleton until it has come, or what went wrong. */
export function ReportState<Data>({ response: { data, error, mutate }, children }: ReportStateProps<Data>) {
  if (data) return <div className="grid min-w-0 grid-cols-1 gap-3.5">{children(data)}</div>;
  if (!error) return <RowsSkeleton />;
  return (
    <div className="card">
      <ErrorState title={t(texts.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />
    </div>
  );
}
