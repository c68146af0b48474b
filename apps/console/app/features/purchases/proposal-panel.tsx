import type { Proposal } from '@subah/contract/purchases/purchases';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Field, Select, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { AskBeforeLeaving } from '../../lib/form/ask-before-leaving.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { FindProduct } from '../../shared/products/find-product.tsx';

const PERIODS = [
  { days: 1, label: t(common.tomorrow) },
  { days: 7, label: t(texts.oneWeek) },
  { days: 14, label: t(texts.twoWeeks) },
];

type Chosen = { id: string; name: string; note: string; packs: string };

const describe = ({ stock, onOrder, soldLately, milkPacks, lowStockAt }: Proposal): string =>
  [
    t(texts.stockNow, { packs: stock }),
    t(texts.onOrder, { packs: onOrder }),
    t(texts.soldLately, { packs: soldLately }),
    ...(milkPacks ? [t(texts.milkPlans, { packs: milkPacks })] : []),
    t(texts.lowAt, { packs: lowStockAt }),
  ].join(' · ');

const chosenOf = (row: Proposal): Chosen => ({
  id: row.product._id,
  name: `${row.product.name} (${row.product.pack})`,
  note: describe(row),
  packs: String(row.toBuy),
});

/** What the coming days need beyond stock and open purchases, to be ordered from one supplier. */
export function ProposalPanel() {
  const [days, setDays] = useState(7);
  const { data, error, isLoading, mutate } = useSWR(['purchase-proposal', days], () =>
    api('GET admin/purchases/proposal', { query: { days } }),
  );
  if (isLoading) return <RowsSkeleton />;
  if (!data) {
    return <ErrorState title={t(texts.proposalFailed)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  }
  return (
    <div className="grid gap-3.5">
      <Field label={t(texts.period)} className="max-w-60">
        {(control) => (
          <Select {...control} value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {PERIODS.map((period) => (
              <option key={period.days} value={period.days}>
                {period.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {data.total > data.data.length && (
        <p role="status" className="rounded-btn bg-mango-50 p-3">
          {t(texts.moreNeeded, { listed: data.data.length, total: data.total })}
        </p>
      )}
      <ProposedLines key={days} proposals={data.data} />
    </div>
  );
}

function ProposedLines({ proposals }: { proposals: Proposal[] }) {
  const [, setParams] = useSearchParams();
  const [writtenId, setWrittenId] = useState<string>();
  const invalidate = useInvalidate();
  const { data: suppliers } = useSWR(['suppliers', 'all'], async () => (await api('GET admin/suppliers')).data);
  const [supplierId, setSupplierId] = useState('');
  const [proposed] = useState(() => proposals.map(chosenOf));
  const [lines, setLines] = useState(proposed);
  const { pending, run } = useAction<'save'>(t(texts.writeFailed));
  const ordered = lines.flatMap(({ id, packs }) =>
    Number(packs) > 0 ? [{ productId: id, quantity: Number(packs) }] : [],
  );
  const save = () =>
    run('save', async () => {
      const { data } = await api('POST admin/purchases', { body: { supplierId, note: '', lines: ordered } });
      toast(t(texts.writtenToast));
      invalidate(['purchases', 'purchase-proposal']);
      setWrittenId(data._id);
    });
  // After the render that no longer asks.
  useEffect(() => {
    if (writtenId) setParams({ section: 'purchases', purchase: writtenId });
  }, [writtenId, setParams]);
  const setPacks = (id: string, packs: string) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, packs: packs.replace(/\D/g, '') } : line)));
  return (
    <>
      <AskBeforeLeaving isDirty={lines !== proposed && !writtenId} />
      <div className="card grid gap-3 p-4 md:grid-cols-2">
        <Field label={t(texts.supplier)} hint={suppliers?.length === 0 ? <AddSupplier /> : t(texts.supplierHint)}>
          {(control) => (
            <Select {...control} value={supplierId} onChange={(event) => setSupplierId(event.target.value)}>
              <option value="" disabled>
                {t(common.choose)}
              </option>
              {suppliers?.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FindProduct
          onSelect={(product) => {
            if (lines.some(({ id }) => id === product._id)) return;
            const added = {
              id: product._id,
              name: product.name,
              note: t(texts.stockNow, { packs: product.stock }),
              packs: '1',
            };
            setLines([added, ...lines]);
          }}
        />
      </div>
      {lines.length === 0 ? (
        <div className="card">
          <EmptyState title={t(texts.nothingNeeded)} text={t(texts.nothingNeededText)} />
        </div>
      ) : (
        <ul aria-label={t(texts.productsToBuy)} className="card divide-y divide-line">
          {lines.map(({ id, name, note, packs }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
              <span className="min-w-0 flex-1 basis-60">
                <b className="font-semibold">{name}</b>
                <span className="block text-ink-600 text-meta">{note}</span>
              </span>
              <TextInput
                inputMode="numeric"
                maxLength={6}
                aria-label={t(common.packsOf, { name })}
                value={packs}
                onChange={(event) => setPacks(id, event.target.value)}
                className="w-24 text-right"
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        className="justify-self-start"
        busy={pending === 'save'}
        disabled={supplierId === '' || ordered.length === 0}
        onClick={() => void save()}
      >
        {t(texts.writeOrder, { count: ordered.length })}
      </Button>
    </>
  );
}

const AddSupplier = () => (
  <Link to="?section=purchases&tab=suppliers" className="font-semibold text-leaf-700 underline">
    {t(texts.addSupplierFirst)}
  </Link>
);
