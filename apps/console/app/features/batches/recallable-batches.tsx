import type { RecallableBatch } from '@subah/contract/stock/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { t } from '@subah/messages/console/message';
import { expiryText } from '@subah/rules/catalog/batches';
import { Badge } from '@subah/ui/badge';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { BookOutButton, canBookOut } from './book-out-button.tsx';
import { RecallButton } from './recall-button.tsx';

/** The batches with a number: on sale or recalled, by whom and why. */
export function RecallableBatches({ number }: { number: string }) {
  const { data, error, isLoading, mutate } = useSWR(
    ['recallable-batches', number],
    async () => (await api('GET admin/batches/recall/batches', { query: { number } })).data,
  );
  const invalidate = useInvalidate();
  const reload = () => {
    invalidate(['batches', 'batches-near-expiry', 'stock-moves', 'low-stock', 'products']);
    void mutate();
  };
  if (isLoading) return <RowsSkeleton />;
  if (error) {
    return (
      <div className="card">
        <ErrorState title={t(texts.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />
      </div>
    );
  }
  if (data?.length === 0) {
    return (
      <div className="card">
        <EmptyState title={t(texts.unknownBatch, { number })} text={t(texts.unknownBatchText)} />
      </div>
    );
  }
  return (
    <ul className="grid gap-3.5" aria-label={t(texts.batchesNumbered, { number })}>
      {data?.map((batch) => (
        <li key={batch._id} className="card grid gap-2 p-4">
          <BatchCard batch={batch} onChange={reload} />
        </li>
      ))}
    </ul>
  );
}

function BatchCard({ batch, onChange }: { batch: RecallableBatch; onChange: () => void }) {
  const { product, number, expiresOn, quantity, heldBack, recalledAt, withoutBatch } = batch;
  const reserved = quantity - heldBack;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-bold text-base">{product.name}</h2>
          <p className="num text-ink-600">
            {t(texts.batchFacts, { number, expiry: expiryText(expiresOn), packs: t(texts.packs, { count: quantity }) })}
          </p>
        </div>
        <Badge tone={recalledAt ? 'no' : 'ok'}>{t(recalledAt ? texts.recalled : texts.notRecalled)}</Badge>
      </div>
      {recalledAt && reserved > 0 && <p>{t(texts.reservedPacks, { packs: t(texts.packs, { count: reserved }) })}</p>}
      {withoutBatch > 0 && <p>{t(texts.packsWithoutBatch, { packs: t(texts.packs, { count: withoutBatch }) })}</p>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <RecallButton batch={batch} onDone={onChange} />
        {recalledAt && may('move stock') && canBookOut(batch) && <BookOutButton batch={batch} onDone={onChange} />}
      </div>
      <RecallHistory recalls={batch.recalls} />
    </>
  );
}

function RecallHistory({ recalls }: Pick<RecallableBatch, 'recalls'>) {
  if (recalls.length === 0) return null;
  return (
    <ul aria-label={t(texts.history)} className="grid gap-1 text-ink-600 text-sm">
      {recalls.flatMap(({ lifted, ...recall }) => [
        ...(lifted ? [<li key={`lifted ${lifted.at}`}>{t(texts.liftedBy, stepText(lifted))}</li>] : []),
        <li key={`recalled ${recall.at}`}>{t(texts.recalledBy, stepText(recall))}</li>,
      ])}
    </ul>
  );
}

const stepText = ({ reason, by, at }: { reason: string; by: string; at: string }) => ({
  reason,
  by,
  time: formatDateTime(at),
});
