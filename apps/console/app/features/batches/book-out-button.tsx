import type { Batch } from '@subah/contract/stock/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

/** Of a recalled batch those that no order holds: the others leave when their orders are changed. */
const packsToBookOut = ({ quantity, heldBack, recalledAt }: Batch): number => (recalledAt ? heldBack : quantity);

export const canBookOut = (batch: Batch): boolean => packsToBookOut(batch) > 0;

/** Takes packs of a batch off the shelf as expired, or as recalled and sent back to the supplier. */
export function BookOutButton({ batch, onDone }: { batch: Batch; onDone: () => void }) {
  const [bookingId, setBookingId] = useState<string>();
  const invalidate = useInvalidate();
  const { pending, run } = useAction<'book'>(t(texts.bookOutFailed));
  const isRecalled = batch.recalledAt !== null;
  const quantity = packsToBookOut(batch);
  const packs = t(texts.packs, { count: quantity });
  const bookOut = () =>
    run('book', async () => {
      if (!bookingId) return;
      await api('POST admin/stock-moves', {
        body: {
          bookingId,
          reason: isRecalled ? ('recalled' as const) : ('expired' as const),
          note: t(texts.moveNote, { number: batch.number }),
          lines: [
            {
              productId: batch.product._id,
              quantity,
              shownStock: quantity,
              batch: { number: batch.number },
            },
          ],
        },
      });
      toast(t(texts.bookedOutToast, { packs, product: batch.product.name }));
      setBookingId(undefined);
      invalidate(['batches', 'batches-near-expiry', 'stock-moves', 'low-stock', 'products']);
      onDone();
    });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setBookingId(crypto.randomUUID())}>
        {t(texts.bookOut)}
        <span className="sr-only"> {t(texts.batchNumber, { number: batch.number })}</span>
      </Button>
      <ConfirmDialog
        open={bookingId !== undefined}
        onClose={() => setBookingId(undefined)}
        title={t(texts.bookOutTitle, { number: batch.number })}
        message={t(isRecalled ? texts.bookOutRecalledWarning : texts.bookOutWarning, {
          packs,
          product: batch.product.name,
        })}
        confirmLabel={t(isRecalled ? texts.bookOutAsRecalled : texts.bookOutAsExpired)}
        danger
        busy={pending === 'book'}
        onConfirm={() => void bookOut()}
      />
    </>
  );
}
