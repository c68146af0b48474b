import { batches as texts } from '@subah/messages/console/batches';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { isToBeTold } from '@subah/rules/catalog/batches';
import { Button } from '@subah/ui/button';
import { Chip } from '@subah/ui/chip';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Field, TextInput } from '@subah/ui/field';
import { Download } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { PrintButton } from '../../lib/list/print-button.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { RecallableBatches } from './recallable-batches.tsx';
import { RecalledOrders } from './recalled-orders.tsx';
import { TellCustomers } from './tell-customers.tsx';

/** Takes a batch off sale, and shows who got packs of it. */
export function RecallPanel() {
  const [number, setNumber] = useSearchParam('batch');
  const [text, setText] = useState(number);
  const [productId, setProductId] = useState('');
  const { data, error, isLoading, mutate } = useSWR(
    number ? ['batch-recall', number] : null,
    async () => (await api('GET admin/batches/recall', { query: { number } })).data,
  );
  const products = [...new Map(data?.map((row) => [row.productId, row.product]))];
  const orders = data?.filter((row) => productId === '' || row.productId === productId) ?? [];
  const toTell = products.length === 1 || productId !== '' ? orders.filter(isToBeTold) : [];
  const { pending, run } = useAction<'export'>(t(common.ordersFailed));
  const save = () =>
    run('export', async () =>
      saveFile(await download('GET admin/batches/recall.csv', { query: { number } }), `recall-${number}.csv`),
    );
  return (
    <div className="grid gap-3.5">
      <form
        className="card flex flex-wrap items-end gap-3 p-4 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          setNumber(text.trim());
          setProductId('');
        }}
      >
        <Field label={t(texts.number)} className="grow">
          {(control) => (
            <TextInput {...control} value={text} maxLength={40} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <Button type="submit" disabled={text.trim() === ''}>
          {t(texts.findBatch)}
        </Button>
      </form>
      {number && <RecallableBatches key={number} number={number} />}
      {isLoading && <RowsSkeleton />}
      {error && (
        <div className="card">
          <ErrorState title={t(common.ordersFailed)} text={errorMessage(error, '')} onRetry={() => void mutate()} />
        </div>
      )}
      {data && data.length === 0 && (
        <div className="card">
          <EmptyState title={t(texts.noOrder, { number })} text={t(texts.noOrderText)} />
        </div>
      )}
      {data && data.length > 0 && (
        <section className="card p-4" aria-label={t(texts.ordersWith, { number })}>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-bold text-base">{t(texts.orderCount, { number, count: orders.length })}</h2>
            <div className="flex flex-wrap gap-2 print:hidden">
              {toTell.length > 0 && <TellCustomers orders={toTell} onDone={() => void mutate()} />}
              <Button variant="quiet" size="sm" busy={pending === 'export'} onClick={() => void save()}>
                <Download className="size-4" aria-hidden />
                {t(common.csv)}
              </Button>
              <PrintButton />
            </div>
          </div>
          {products.length > 1 && (
            <div className="mb-3 grid gap-2 print:hidden">
              <p>{t(texts.severalProducts)}</p>
              <div className="flex flex-wrap gap-1.5">
                {[['', t(texts.allProducts)] as const, ...products].map(([id, name]) => (
                  <Chip key={id} pressed={productId === id} onClick={() => setProductId(id)}>
                    {name}
                  </Chip>
                ))}
              </div>
            </div>
          )}
          <RecalledOrders orders={orders} />
        </section>
      )}
    </div>
  );
}
