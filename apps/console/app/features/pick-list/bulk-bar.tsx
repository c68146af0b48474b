import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type BulkBarProps = { ids: string[]; onClear: () => void; onDone: () => void };

/** What can be done with the selected orders. */
export function BulkBar({ ids, onClear, onDone }: BulkBarProps) {
  const { pending, run } = useAction<'shipped' | 'outfor delivery' | 'slips'>('Failed to update order status');
  const setStatus = (status: 'shipped' | 'outfor delivery') =>
    run(status, async () => {
      const { data } = await api('POST admin/orders/status', { body: { orderIds: ids, status } });
      const [first] = data.refused;
      if (first) {
        const others = data.refused.length > 1 ? ` and ${data.refused.length - 1} more` : '';
        toast(`${data.changed} updated. ${first._id.slice(-7)}${others}: ${first.message}`, { tone: 'warning' });
      } else toast(data.changed === 1 ? '1 order updated' : `${data.changed} orders updated`);
      onClear();
      onDone();
    });
  const printSlips = () =>
    run('slips', async () => {
      saveFile(await download('POST admin/orders/slips.pdf', { body: { orderIds: ids } }), 'packing-slips.pdf');
    });
  return (
    <section
      aria-label="Selected orders"
      className="card sticky bottom-2 z-10 flex flex-wrap items-center gap-2 p-3 shadow-soft print:hidden"
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
    </section>
  );
}
