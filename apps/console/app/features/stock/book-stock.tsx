import type { StockProduct } from '@subah/contract/stock/stock';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { stock as texts } from '@subah/messages/console/stock';
import { stockReasonText } from '@subah/messages/console/stock-reasons';
import { BOOKING_REASONS, type BookingReason, isCount, stockChange } from '@subah/rules/catalog/stock-reasons';
import { Button } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { Field, Select, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { AskBeforeLeaving } from '../../lib/form/ask-before-leaving.tsx';
import { PrintButton } from '../../lib/list/print-button.tsx';
import {
  type CategoryPart,
  CategoryProducts,
  FindProduct,
  readCategoryPart,
} from '../../shared/products/find-product.tsx';
import { lacksBatch } from '../../shared/products/lacks-batch.ts';
import { type BookingLine, batchOf, linesOf, shownStock } from './booking-line.ts';
import { BookingLines } from './booking-lines.tsx';
import { useLinkedProduct } from './use-linked-product.ts';

const newBooking = () => ({ bookingId: crypto.randomUUID(), lines: [] as BookingLine[], note: '' });

/** A list of products with packs, booked at once with one reason. */
export function BookStock() {
  const invalidate = useInvalidate();
  const { pending, run } = useAction<'save'>(t(texts.bookFailed));
  const [reason, setReason] = useState<BookingReason>('received');
  const [booking, setBooking] = useState(newBooking);
  const [unlisted, setUnlisted] = useState<CategoryPart & { listed: number }>();
  const { lines } = booking;
  const isCounted = isCount(reason);
  const complete = lines.flatMap((line) => {
    const quantity = Number(line.packs);
    const isComplete = line.packs !== '' && (isCounted || quantity > 0);
    const batch = batchOf(line);
    const { _id: productId, lastMove } = line.product;
    return isComplete
      ? [{ productId, quantity, shownStock: shownStock(line), lastMove, ...(batch ? { batch } : {}) }]
      : [];
  });
  const changeOf = (line: BookingLine) =>
    stockChange(reason, { quantity: Number(line.packs), shownStock: shownStock(line) });
  const unbatched = lines.find(
    (line) => line.packs !== '' && changeOf(line) > 0 && lacksBatch({ ...line.product, ...line.batch }),
  );
  const setLines = (next: BookingLine[]) => setBooking((before) => ({ ...before, lines: next }));
  const add = (products: StockProduct[]) => {
    const known = new Set(lines.map(({ product }) => product._id));
    const added = products.filter(({ _id }) => !known.has(_id));
    setLines([...lines, ...added.flatMap((product) => linesOf(product, isCounted))]);
  };
  useLinkedProduct((product) => add([product]));
  const addPart = (part: CategoryPart, listedBefore = 0) => {
    add(part.products);
    setUnlisted(part.cursor ? { ...part, listed: listedBefore + part.products.length } : undefined);
  };
  const addNextPart = async ({ category, cursor, listed }: CategoryPart & { listed: number }) => {
    const part = await readCategoryPart(category, cursor ?? undefined);
    if (part) addPart(part, listed);
  };
  const clear = () => {
    setBooking(newBooking());
    setUnlisted(undefined);
  };
  const save = () =>
    run('save', async () => {
      const body = { bookingId: booking.bookingId, reason, note: booking.note, lines: complete };
      const { data } = await api('POST admin/stock-moves', { body });
      toast(t(texts.bookedToast, { count: data.length }));
      setBooking(newBooking());
      invalidate(['stock-moves', 'low-stock', 'products', 'batches', 'batches-near-expiry']);
    });
  return (
    <div className="grid gap-3.5">
      <AskBeforeLeaving isDirty={lines.length > 0} />
      <div className="card grid gap-3 p-4 md:grid-cols-2 print:hidden">
        <Field label={t(texts.reason)}>
          {(control) => (
            <Select {...control} value={reason} onChange={(event) => setReason(event.target.value as BookingReason)}>
              {BOOKING_REASONS.map((name) => (
                <option key={name} value={name}>
                  {stockReasonText(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(texts.note)} hint={t(texts.noteHint)}>
          {(control) => (
            <TextInput
              {...control}
              value={booking.note}
              maxLength={200}
              onChange={(event) => setBooking({ ...booking, note: event.target.value })}
            />
          )}
        </Field>
        <FindProduct onSelect={(product) => add([product])} />
        <CategoryProducts onSelect={addPart} />
      </div>
      {unlisted && (
        <div role="status" className="flex flex-wrap items-center gap-2 rounded-btn bg-mango-50 p-3">
          <span className="min-w-0 flex-1 basis-60">
            {t(texts.partOfCategory, {
              category: unlisted.category.name,
              listed: unlisted.listed,
              total: unlisted.total,
            })}
          </span>
          <Button variant="line" size="sm" className="print:hidden" onClick={() => void addNextPart(unlisted)}>
            {t(texts.addNextPart)}
          </Button>
        </div>
      )}
      {lines.length === 0 ? (
        <div className="card">
          <EmptyState title={t(texts.noProducts)} text={t(texts.noProductsText)} />
        </div>
      ) : (
        <>
          <BookingLines lines={lines} reason={reason} changeOf={changeOf} onChange={setLines} />
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {unbatched && (
              <p role="status" className="basis-full">
                {t(texts.enterBatchOf, { name: unbatched.product.name })}
              </p>
            )}
            <Button
              busy={pending === 'save'}
              disabled={complete.length === 0 || unbatched !== undefined}
              onClick={() => void save()}
            >
              {t(texts.book, { count: complete.length })}
            </Button>
            <PrintButton size="md">{t(texts.printList)}</PrintButton>
            <Button variant="quiet" onClick={clear}>
              {t(common.clear)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
