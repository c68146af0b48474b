import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

type RepackButtonProps = { orderId: string; onDone: () => void };

/** Other packs were put into the order instead of recalled ones. */
export function RepackButton({ orderId, onDone }: RepackButtonProps) {
  const invalidate = useInvalidate();
  const { pending, run } = useAction<'repack'>(t(texts.repackFailed));
  const repack = () =>
    run('repack', async () => {
      await api('POST admin/orders/{id}/repack', { params: { id: orderId } });
      toast(t(texts.repacked));
      invalidate(['waiting-work', 'orders']);
      onDone();
    });
  return (
    <Button size="sm" busy={pending === 'repack'} onClick={() => void repack()}>
      {t(texts.repacked)}
      <span className="sr-only">: {orderName(orderId)}</span>
    </Button>
  );
}
