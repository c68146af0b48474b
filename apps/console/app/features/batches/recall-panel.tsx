import type { RecalledOrder } from '@subah/contract/catalog/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { expiryText, isToBeTold } from '@subah/rules/catalog/batches';
import { Button } from '@subah/ui/button';
import { Chip } from '@subah/ui/chip';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Field, TextInput } from '@subah/ui/field';
import { Table } from '@subah/ui/table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { PrintButton } from '../../lib/list/print-button.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { TellCustomers } from './tell-customers.tsx';

/** Who got packs of a batch, to call them. */
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
          {t(texts.findOrders)}
        </Button>
      </form>
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

const RecalledOrders = ({ orders }: { orders: RecalledOrder[] }) => (
  <Table
    caption={t(texts.ordersToRecall)}
    columns={[
      { key: 'customer', label: t(common.customer), fillsPhone: true },
      { key: 'phone', label: t(common.phone) },
      { key: 'product', label: t(common.product), fillsPhone: true },
      { key: 'packs', label: t(common.packs), align: 'right' },
      { key: 'order', label: t(common.order) },
      { key: 'packed', label: t(common.packed) },
    ]}
    rows={orders}
    rowKey={({ orderId, product, number, packedAt }) => `${orderId} ${product} ${number} ${packedAt}`}
    renderCell={(row, column) => {
      if (column === 'customer') return <StackedCell primary={row.customer} secondary={row.address} />;
      if (column === 'phone')
        return (
          <StackedCell
            primary={
              <a href={`tel:+91${row.phone}`} className="num text-leaf-700 hover:underline">
                {row.phone}
              </a>
            }
            secondary={row.toldAt ? t(texts.toldOn, { time: formatDateTime(row.toldAt) }) : ''}
          />
        );
      if (column === 'product')
        return <StackedCell primary={row.product} secondary={t(texts.expiryOf, { date: expiryText(row.expiresOn) })} />;
      if (column === 'packs')
        return (
          <StackedCell
            primary={
              <>
                {row.quantity} <span className="md:hidden">{t(texts.packsUnit)}</span>
              </>
            }
            secondary={row.isReturned ? t(common.cameBack) : ''}
          />
        );
      if (column === 'order')
        return (
          <Link to={`?section=all-orders&order=${row.orderId}`} className="text-leaf-700 hover:underline">
            <StackedCell primary={row.orderNumber} secondary={row.status} />
          </Link>
        );
      return (
        <span className="num">
          <span className="md:hidden">{t(common.packed)}</span> {formatDateTime(row.packedAt)}
        </span>
      );
    }}
  />
);
