import type { Purchase } from '@subah/contract/purchases/purchases';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { CostInput, isCost, LineInput, PacksInput } from './line-input.tsx';

type LineTexts = { packs: string; cost: string; batch: string; expiresOn: string };

/** What came with one bill: packs, cost, and the batch of medicines and packaged food. */
export function ReceiveGoods({ purchase, onDone }: { purchase: Purchase; onDone: () => void }) {
  const invalidate = useInvalidate();
  const [receiptId] = useState(() => crypto.randomUUID());
  const [billNumber, setBillNumber] = useState('');
  const [typed, setTyped] = useState<Record<string, LineTexts>>(() =>
    Object.fromEntries(
      purchase.lines.map(({ product, expectedCost, lastCost }) => [
        product._id,
        { packs: '', cost: String(expectedCost ?? lastCost ?? ''), batch: '', expiresOn: '' },
      ]),
    ),
  );
  const { pending, run } = useAction<'save'>(t(texts.receiveFailed));
  const received = Object.entries(typed).flatMap(([productId, { packs, cost, batch, expiresOn }]) =>
    Number(packs) > 0 && isCost(cost)
      ? [
          {
            productId,
            quantity: Number(packs),
            cost: Number(cost),
            ...(batch.trim() ? { batch: { number: batch.trim(), ...(expiresOn ? { expiresOn } : {}) } } : {}),
          },
        ]
      : [],
  );
  const save = () =>
    run('save', async () => {
      await api('POST admin/purchases/{id}/receipts', {
        params: { id: purchase._id },
        body: { receiptId, version: purchase.version, billNumber, lines: received },
      });
      toast(t(texts.receivedToast));
      invalidate(['stock-moves', 'batches', 'low-stock', 'products', 'purchase-proposal']);
      onDone();
    });
  const set = (id: string, changes: Partial<LineTexts>) =>
    setTyped((before) => {
      const line = before[id];
      return line ? { ...before, [id]: { ...line, ...changes } } : before;
    });
  return (
    <section aria-label={t(texts.receiveGoods)} className="grid gap-3">
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
        {purchase.lines.map(({ product, quantity, received: before, expectedCost }) => {
          const line = typed[product._id];
          if (!line) return null;
          return (
            <li key={product._id} className="grid gap-1.5 py-2.5">
              <span>
                <b className="font-semibold">{product.name}</b>{' '}
                {t(texts.lineReceived, { pack: product.pack, received: before, quantity })}
              </span>
              <div className="flex flex-wrap gap-2">
                <PacksInput
                  label={t(common.packs)}
                  name={product.name}
                  value={line.packs}
                  onValue={(packs) => set(product._id, { packs })}
                />
                <CostInput
                  label={t(common.costInRupees)}
                  name={product.name}
                  value={line.cost}
                  onValue={(cost) => set(product._id, { cost })}
                />
                {product.canHaveBatches && (
                  <>
                    <LineInput
                      label={t(common.batch)}
                      name={product.name}
                      maxLength={40}
                      value={line.batch}
                      onValue={(batch) => set(product._id, { batch })}
                      className="control w-32"
                    />
                    <LineInput
                      label={t(common.expiry)}
                      name={product.name}
                      type="date"
                      value={line.expiresOn}
                      onValue={(expiresOn) => set(product._id, { expiresOn })}
                      className="control w-40"
                    />
                  </>
                )}
              </div>
              {expectedCost !== null && isCost(line.cost) && (
                <CostDifference expectedCost={expectedCost} cost={Number(line.cost)} packs={Number(line.packs)} />
              )}
            </li>
          );
        })}
      </ul>
      <Button busy={pending === 'save'} disabled={received.length === 0} onClick={() => void save()}>
        {t(texts.receive, { count: received.length })}
      </Button>
    </section>
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
