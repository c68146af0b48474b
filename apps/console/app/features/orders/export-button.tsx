import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { download } from '../../lib/session.ts';
import { useWork } from '../../lib/use-work.ts';

/** What the list shows, with its filters, as a file for a spreadsheet. */
export function ExportButton({ filter }: { filter: Record<string, string> }) {
  const { busy, work } = useWork<'export'>('Failed to load orders.');
  const press = () => {
    const { q, status, pay, from, to } = filter;
    const query = {
      q: q || undefined,
      status: status || undefined,
      paymentType: pay || undefined,
      from: from || undefined,
      to: to || undefined,
    };
    return work('export', async () => saveFile(await download('GET admin/orders/export.csv', { query }), 'orders.csv'));
  };
  return (
    <Button variant="quiet" size="sm" busy={busy === 'export'} onClick={() => void press()}>
      <Download className="size-4" aria-hidden />
      Export
    </Button>
  );
}
