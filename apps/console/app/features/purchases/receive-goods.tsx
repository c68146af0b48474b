import type { Purchase } from '@subah/contract/purchases/purchases';
import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { AskBeforeLeaving } from '../../lib/form/ask-before-leaving.tsx';
import { isCost } from './line-input.tsx';
import {
  hasPacksWithoutBatch,
  isBegun,
  isUnfinished,
  newPacks,
  type ReceivedPacks,
  receiptLines,
} from './received-packs.ts';
import { ReceivedPacksFields } from './received-packs-fields.tsx';

/** What came with one bill: packs, cost, and the batches of medicines and packaged food. */
export function ReceiveGoods({ purchase, onDone }: { purchase: Purchase; onDone: () => void }) {
  const invalidate = useInvalidate();
  const [receiptId] = useState(() => crypto.randomUUID());
  const [billNumber, setBillNumber] = useState('');
  const [typed, setTyped] = useState(() => purchase.lines.map(newPacks));
  const { pending, run } = useAction<'save'>(t(texts.receiveFailed));
  const lines = receiptLines(typed);
  const unfinished = typed.find(isUnfinished);
  const save = () =>
    run('save', async () => {
      await api('POST admin/purchases/{id}/receipts', {
        params: { id: purchase._id },
        body: { receiptId, version: purchase.version, billNumber, lines },
      });
      toast(t(texts.receivedToast));
      invalidate(['stock-moves', 'batches', 'low-stock', 'products', 'purchase-proposal']);
      onDone();
    });
  const change = (key: string, changes: Partial<ReceivedPacks>) =>
    setTyped((rows) => rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  return (
    <section aria-label={t(texts.receiveGoods)} className="grid gap-3">
      <AskBeforeLeaving isDirty={billNumber !== '' || typed.some(isBegun)} />
      <h3 className="font-bold">{t(texts.receiveGoods)}</h3>
      <Field label={t(texts.billNumber)}>
        {(control) => (
          <TextInput
            {...control}
            value={billNumber}
            maxLength={60}
            onChange={(event) => setBillNumber(event.target.value)}
          />
        )}
      </Field>
      <ul className="divide-y divide-line">
        {purchase.lines.map((line) => (
          <ReceivedProduct
            key={line.product._id}
            line={line}
            rows={typed.filter(({ productId }) => productId === line.product._id)}
            onChange={change}
            onAddBatch={() => setTyped((rows) => [...rows, newPacks(line)])}
          />
        ))}
      </ul>
      {unfinished && (
        <p role="status">
          {t(hasPacksWithoutBatch(unfinished) ? texts.enterBatch : texts.enterPacksAndCost, {
            name: purchase.lines.find(({ product }) => product._id === unfinished.productId)?.product.name ?? '',
          })}
        </p>
      )}
      <Button
        busy={pending === 'save'}
        disabled={lines.length === 0 || unfinished !== undefined}
        onClick={() => void save()}
      >
        {t(texts.receive, { count: new Set(lines.map(({ productId }) => productId)).size })}
      </Button>
    </section>
  );
}

type ReceivedProductProps = {
  line: Purchase['lines'][number];
  rows: ReceivedPacks[];
  onChange: (key: string, changes: Partial<ReceivedPacks>) => void;
  onAddBatch: () => void;
};

function ReceivedProduct({ line, rows, onChange, onAddBatch }: ReceivedProductProps) {
  const { product, quantity, received, expectedCost } = line;
  return (
    <li className="grid gap-1.5 py-2.5">
      <span>
        <b className="font-semibold">{product.name}</b>{' '}
        {t(texts.lineReceived, { pack: product.pack, received, quantity })}
      </span>
      {rows.map((row, index) => (
        <div key={row.key} className={cx('grid gap-1.5', index > 0 && 'border-line border-t pt-2')}>
          <ReceivedPacksFields
            row={row}
            name={index === 0 ? product.name : t(texts.anotherBatchOf, { name: product.name, number: index + 1 })}
            canHaveBatches={product.canHaveBatches}
            isAdded={index > 0}
            onChange={(changes) => onChange(row.key, changes)}
          />
          {expectedCost !== null && isCost(row.cost) && (
            <CostDifference expectedCost={expectedCost} cost={Number(row.cost)} packs={Number(row.packs)} />
          )}
        </div>
      ))}
      {product.canHaveBatches && rows.some(({ batch }) => batch.trim() !== '') && (
        <button type="button" onClick={onAddBatch} className="link min-h-11 justify-self-start">
          {t(texts.anotherBatch)} <span className="sr-only">{product.name}</span>
        </button>
      )}
    </li>
  );
}

type CostDifferenceProps = { expectedCost: number; cost: number; packs: number };

function CostDifference({ expectedCost, cost, packs }: CostDifferenceProps) {
  const perPack = toPaise(cost) - toPaise(expectedCost);
  if (perPack === 0) return null;
  return (
    <p role="status" className={perPack > 0 ? 'font-semibold text-chilli' : 'font-semibold text-leaf-700'}>
      {t(texts.costDifference, {
        expected: formatRupees(expectedCost),
        isMore: perPack > 0,
        perPack: formatRupees(toRupees(Math.abs(perPack))),
        ...(packs > 0 ? { inAll: formatRupees(toRupees(Math.abs(perPack) * packs)) } : {}),
      })}
    </p>
  );
}
