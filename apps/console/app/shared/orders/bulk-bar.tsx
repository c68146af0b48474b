import type { BulkResult } from '@subah/contract/orders/change-order';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orderStatus as texts } from '@subah/messages/console/order-status';
import { orderName } from '@subah/rules/orders/order-name';
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
  const { pending, run } = useAction<'shipped' | 'outfor delivery' | 'slips'>(t(texts.updateFailed));
  const setStatus = (status: 'shipped' | 'outfor delivery') =>
    run(status, async () => {
      const { data } = await api('POST admin/orders/status', { body: { orderIds: ids, status } });
      toast(t(texts.updatedToast, { count: data.changed }));
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
      aria-label={t(texts.selectedOrders)}
      className="card sticky bottom-2 z-10 flex flex-wrap items-center gap-2 p-3 shadow-soft max-sm:gap-1.5 print:hidden"
    >
      <p role="status" className="num mr-auto font-bold">
        {t(texts.selected, { count: ids.length })}
      </p>
      <Button size="sm" busy={pending === 'shipped'} onClick={() => void setStatus('shipped')}>
        {t(common.packed)}
      </Button>
      <Button
        size="sm"
        variant="soft"
        busy={pending === 'outfor delivery'}
        onClick={() => void setStatus('outfor delivery')}
      >
        {t(texts.outForDelivery)}
      </Button>
      <Button size="sm" variant="line" busy={pending === 'slips'} onClick={() => void printSlips()}>
        {t(texts.packingSlips)}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t(common.clear)}
      </Button>
      {refused.length > 0 && (
        <ul aria-label={t(texts.notChanged)} className="max-h-32 w-full overflow-y-auto text-chilli">
          {refused.map(({ _id, message }) => (
            <li key={_id}>
              <b className="num">{orderName(_id)}</b>: {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
