import type { Order } from '@subah/contract/orders';
import { Button } from '@subah/ui/button';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { download } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-failure.ts';

export function InvoiceButton({ order }: { order: Order }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const file = await download('GET orders/{id}/invoice.pdf', { params: { id: order._id } });
      saveFile(file, `invoice-${order.orderNumber}.pdf`);
    } catch (error) {
      showFailure(error, 'Failed to load data');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="sm" busy={isBusy} onClick={() => void press()} className="ml-auto">
      <FileDown className="size-4" aria-hidden />
      Invoice
    </Button>
  );
}
