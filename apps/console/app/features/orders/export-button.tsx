import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';
import { saveFile } from '../../lib/api/save-file.ts';
import { download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** Downloads the filtered list as CSV. */
export function ExportButton({ filter }: { filter: Record<string, string> }) {
  const { pending, run } = useAction<'export'>(t(common.ordersFailed));
  const press = () => {
    const { q, status, pay, from, to } = filter;
    const query = {
      q: q || undefined,
      status: status || undefined,
      paymentType: pay || undefined,
      from: from || undefined,
      to: to || undefined,
    };
    return run('export', async () => saveFile(await download('GET admin/orders/export.csv', { query }), 'orders.csv'));
  };
  return (
    <Button variant="quiet" size="sm" busy={pending === 'export'} onClick={() => void press()}>
      <Download className="size-4" aria-hidden />
      {t(common.export)}
    </Button>
  );
}
