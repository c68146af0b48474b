import type { Order } from '@subah/contract/orders/orders';
import { Button } from '@subah/ui/button';
import { FileDown } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { download } from '../../lib/session.ts';
import { useWork } from '../../lib/use-work.ts';

export function InvoiceButton({ order }: { order: Order }) {
  const { busy, work } = useWork<'invoice'>('Failed to load data');
  const press = () =>
    work('invoice', async () => {
      const file = await download('GET orders/{id}/invoice.pdf', { params: { id: order._id } });
      saveFile(file, `invoice-${order.orderNumber}.pdf`);
    });
  return (
    <Button variant="line" size="sm" busy={busy === 'invoice'} onClick={() => void press()} className="ml-auto">
      <FileDown className="size-4" aria-hidden />
      Invoice
    </Button>
  );
}
