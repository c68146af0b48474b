import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { FileDown } from 'lucide-react';
import { saveFile } from '../../lib/api/save-file.ts';
import { download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

export function InvoiceButton({ order }: { order: Order }) {
  const { pending, run } = useAction<'invoice'>(t(common.failedToLoad));
  const press = () =>
    run('invoice', async () => {
      const file = await download('GET orders/{id}/invoice.pdf', { params: { id: order._id } });
      saveFile(file, `invoice-${order._id.slice(-7)}.pdf`);
    });
  return (
    <Button variant="line" size="sm" busy={pending === 'invoice'} onClick={() => void press()} className="ml-auto">
      <FileDown className="size-4" aria-hidden />
      {t(common.invoice)}
    </Button>
  );
}
