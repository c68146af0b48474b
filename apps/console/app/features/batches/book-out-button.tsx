import type { Batch } from '@subah/contract/catalog/batches';
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
  const { pending, run } = useAction<'book'>('The batch could not be booked out.');
  const packs = batch.quantity === 1 ? '1 pack' : `${batch.quantity} packs`;
  const bookOut = () =>
    run('book', async () => {
      if (!bookingId) return;
      await api('POST admin/stock-moves', {
        body: {
          bookingId,
          reason: 'expired',
          note: `Batch ${batch.number}`,
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
      toast(`${packs} of ${batch.product.name} booked out`);
      setBookingId(undefined);
      invalidate(['batches', 'batches-near-expiry', 'stock-moves', 'low-stock', 'products']);
      onDone();
    });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setBookingId(crypto.randomUUID())}>
        Book out
        <span className="sr-only"> batch {batch.number}</span>
      </Button>
      <ConfirmDialog
        open={bookingId !== undefined}
        onClose={() => setBookingId(undefined)}
        title={`Book out batch ${batch.number}?`}
        message={`${packs} of ${batch.product.name} leave the stock as expired.`}
        confirmLabel="Book out as expired"
        danger
        busy={pending === 'book'}
        onConfirm={() => void bookOut()}
      />
    </>
  );
}
