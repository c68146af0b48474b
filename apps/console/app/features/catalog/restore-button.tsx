import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { catalog as texts } from '@subah/messages/console/catalog';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { RotateCcw } from 'lucide-react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

export function RestoreButton({ product, onDone }: { product: ProductRow; onDone: () => void }) {
  const { pending, run } = useAction<'restore'>(t(texts.restoreFailed));
  const restore = () =>
    run('restore', async () => {
      const { message } = await api('POST admin/products/{id}/restore', { params: { id: product._id } });
      if (message) toast(message);
      onDone();
    });
  return (
    <Button variant="soft" size="sm" busy={pending === 'restore'} onClick={() => void restore()}>
      <RotateCcw className="size-4" aria-hidden />
      {t(texts.restore)}
      <span className="sr-only"> {product.name}</span>
    </Button>
  );
}
