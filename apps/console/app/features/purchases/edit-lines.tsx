import type { Purchase } from '@subah/contract/purchases/purchases';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import { expectedTotal } from '@subah/rules/purchases/purchases';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { AskBeforeLeaving } from '../../lib/form/ask-before-leaving.tsx';
import { FindProduct } from '../../shared/products/find-product.tsx';
import { ExpectedTotal } from './expected-total.tsx';
import { CostInput, isCost, PacksInput } from './line-input.tsx';

/** Without a cost, the shop fills in what the product cost last. */
type EditedLine = { id: string; name: string; packs: string; cost?: string };

const editedLines = (purchase: Purchase): EditedLine[] =>
  purchase.lines.map(({ product, quantity, expectedCost }) => ({
    id: product._id,
    name: `${product.name} (${product.pack})`,
    packs: String(quantity),
    cost: expectedCost === null ? '' : String(expectedCost),
  }));

type EditLinesProps = { purchase: Purchase; onDone: () => void; onCancel: () => void };

/** Packs, expected costs, products and the note of an order that is not sent yet. */
export function EditLines({ purchase, onDone, onCancel }: EditLinesProps) {
  const invalidate = useInvalidate();
  const [note, setNote] = useState(purchase.note);
  const [saved] = useState(() => editedLines(purchase));
  const [lines, setLines] = useState(saved);
  const { pending, run } = useAction<'save'>(t(texts.changeFailed));
  const isComplete = lines.length > 0 && lines.every(({ packs, cost }) => Number(packs) > 0 && (!cost || isCost(cost)));
  const total = expectedTotal(
    lines.map(({ packs, cost = '' }) => ({
      quantity: Number(packs),
      expectedCost: isCost(cost) ? Number(cost) : null,
    })),
  );
  const set = (id: string, changes: Partial<EditedLine>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  const save = () =>
    run('save', async () => {
      await api('PUT admin/purchases/{id}', {
        params: { id: purchase._id },
        body: {
          version: purchase.version,
          note: note.trim(),
          lines: lines.map(({ id, packs, cost }) => ({
            productId: id,
            quantity: Number(packs),
            ...(cost === undefined ? {} : { expectedCost: cost === '' ? null : Number(cost) }),
          })),
        },
      });
      toast(t(texts.changedToast));
      invalidate(['purchase-proposal']);
      onDone();
    });
  return (
    <section aria-label={t(texts.editLines)} className="grid gap-3">
      <AskBeforeLeaving isDirty={lines !== saved || note !== purchase.note} />
      <h3 className="font-bold">{t(texts.editLines)}</h3>
      <FindProduct
        onSelect={({ _id: id, name, pack }) =>
          setLines((before) =>
            before.some((line) => line.id === id) ? before : [...before, { id, name: `${name} (${pack})`, packs: '1' }],
          )
        }
      />
      <ul className="divide-y divide-line">
        {lines.map(({ id, name, packs, cost = '' }) => (
          <li key={id} className="flex flex-wrap items-end gap-2 py-2">
            <span className="min-w-0 basis-full self-center sm:flex-1 sm:basis-48">{name}</span>
            <PacksInput
              label={t(common.packs)}
              name={name}
              value={packs}
              onValue={(text) => set(id, { packs: text })}
            />
            <CostInput
              label={t(texts.expectedCost)}
              name={name}
              value={cost}
              onValue={(text) => set(id, { cost: text })}
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${t(common.remove)} ${name}`}
              onClick={() => setLines(lines.filter((line) => line.id !== id))}
            >
              <X className="size-4" aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-ink-600">{t(texts.expectedCostHint)}</p>
      {total > 0 && <ExpectedTotal total={total} />}
      <Field label={t(common.note)}>
        {(control) => (
          <TextInput {...control} value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button busy={pending === 'save'} disabled={!isComplete} onClick={() => void save()}>
          {t(common.save)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t(common.cancel)}
        </Button>
      </div>
    </section>
  );
}
