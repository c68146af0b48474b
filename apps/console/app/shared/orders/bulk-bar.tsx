import type { BulkResult } from '@subah/contract/orders/change-order';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type BulkBarProps = {
  ids: string[];
  /** Selects these only: those that could not be changed. */
  onKeep: (ids: string[]) => void;
  onClear: () => void;
  onDone: () => void;
};

/** What can be done with the selected orders. */
export function BulkBar({ ids, onKeep, onClear, onDone }: BulkBarProps) {
  const [refused, setRefused] = useState<BulkResult['refused']>([]);
  const { pending, run } = useAction<'shipped' | 'outfor delivery' | 'slips'>('Failed to update order status');
  const setStatus = (status: 'shipped' | 'outfor delivery') =>
    run(status, async () => {
      const { data } = await api('POST admin/orders/status', { body: { orderIds: ids, status } });
      toast(data.changed === 1 ? '1 order updated' : `${data.changed} orders updated`);
      setRefused(data.refused);
      onKeep(data.refused.map(({ _id }) => _id));
      onDone();
    });
  const printSlips = () =>
    run('slips', async () => {
      saveFile(await download('POST admin/orders/slips.pdf', { body: { orderIds: ids } }), 'packing-slips.pdf');
    });
  return (
    <section
      aria-label="Selected orders"
      className="card sticky bottom-2 z-10 flex flex-wrap items-center gap-2 p-3 shadow-soft max-sm:gap-1.5 print:hidden"
    >
      <p role="status" className="num mr-auto font-bold">
        {ids.length} selected
      </p>
      <Button size="sm" busy={pending === 'shipped'} onClick={() => void setStatus('shipped')}>
        Packed
      </Button>
      <Button
        size="sm"
        variant="soft"
        busy={pending === 'outfor delivery'}
        onClick={() => void setStatus('outfor delivery')}
      >
        Out for delivery
      </Button>
      <Button size="sm" variant="line" busy={pending === 'slips'} onClick={() => void printSlips()}>
        Packing slips
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      {refused.length > 0 && (
        <ul aria-label="Not changed" className="max-h-32 w-full overflow-y-auto text-chilli">
          {refused.map(({ _id, message }) => (
            <li key={_id}>
              <b className="num">{_id.slice(-7)}</b>: {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
