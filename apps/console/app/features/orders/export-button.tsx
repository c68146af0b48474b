import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { download } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-failure.ts';

/** What the list shows, with its filters, as a file for a spreadsheet. */
export function ExportButton({ filter }: { filter: Record<string, string> }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { q, status, pay, from, to } = filter;
      const query = {
        q: q || undefined,
        status: status || undefined,
        paymentType: pay || undefined,
        from: from || undefined,
        to: to || undefined,
      };
      saveFile(await download('GET admin/orders/export.csv', { query }), 'orders.csv');
    } catch (error) {
      showFailure(error, 'Failed to load orders.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void press()}>
      <Download className="size-4" aria-hidden />
      Export
    </Button>
  );
}
