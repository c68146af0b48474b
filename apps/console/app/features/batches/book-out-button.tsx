import type { Batch } from '@subah/contract/catalog/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

/** Takes all packs of a batch off the shelf as expired. */
export function BookOutButton({ batch, onDone }: { batch: Batch; onDone: () => void }) {
  const [bookingId, setBookingId] = useState<string>();
  const invalidate = useInvalidate();
  const { pending, run } = useAction<'book'>(t(texts.bookOutFailed));
  const packs = t(texts.packs, { count: batch.quantity });
  const bookOut = () =>
    run('book', async () => {
      if (!bookingId) return;
      await api('POST admin/stock-moves', {
        body: {
          bookingId,
          reason: 'expired' as const,
          note: t(texts.moveNote, { number: batch.number }),
          lines: [
            {
              productId: batch.product._id,
              quantity: batch.quantity,
              shownStock: batch.quantity,
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
        message={t(texts.bookOutWarning, { packs, product: batch.product.name })}
        confirmLabel={t(texts.bookOutAsExpired)}
        danger
        busy={pending === 'book'}
        onConfirm={() => void bookOut()}
      />
    </>
  );
}
