import { productTools as texts } from '@subah/messages/product-tools';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Bell, BellRing } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { currentSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';

/** One mail when a sold-out product is back. A visitor signs in first. */
export function NotifyMe({ productId }: { productId: string }) {
  const api = useApi();
  const params = { id: productId };
  const alert = useAccountQuery('GET products/{id}/restock-alert', { params });
  const [isBusy, setBusy] = useState(false);
  const isSet = alert.data?.isSet ?? false;
  const change = async (isWanted: boolean) => {
    setBusy(true);
    try {
      await api(isWanted ? 'PUT products/{id}/restock-alert' : 'DELETE products/{id}/restock-alert', { params });
      await alert.reload();
    } catch {
      toast(t(texts.notifyFailed), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const press = (event: MouseEvent) => {
    // The second click of a double click would turn it off again.
    if (event.detail > 1) return;
    if (currentSession().isSignedIn) void change(!isSet);
    else openSignIn({ afterSignIn: () => void change(true) });
  };
  const Icon = isSet ? BellRing : Bell;
  return (
    <Button variant={isSet ? 'soft' : 'line'} block busy={isBusy} aria-pressed={isSet} onClick={press}>
      <Icon aria-hidden="true" className="size-5" />
      {t(isSet ? texts.notifying : texts.notifyMe)}
    </Button>
  );
}
