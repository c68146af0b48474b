import { type PushState, readPushState, turnPushOn } from '@subah/contract/client/push-device';
import { storedText } from '@subah/contract/client/stored-text';
import { notices } from '@subah/messages/notices';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';

const refused = storedText('push-refused');

type OfferProps = { title: string; text: string; isForWork?: boolean };

/** Offers push messages once: it is gone after either answer. Shown where a person waits for news, never on load. */
export function NoticeOffer({ title, text, isForWork = false }: OfferProps) {
  const api = useApi();
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!refused.get()) void readPushState().then(setState, () => undefined);
  }, []);
  if (state !== 'off') return null;
  const accept = async () => {
    setBusy(true);
    try {
      const next = await turnPushOn(api, isForWork ? { isForWork } : {});
      if (next === 'on') toast(t(notices.offerDone));
      setState(next);
    } catch {
      toast(t(notices.failed), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const refuse = () => {
    refused.set('yes');
    setState(undefined);
  };
  return (
    <section className="card flex w-full max-w-130 flex-wrap items-center gap-3 justify-self-center p-4 text-left">
      <BellRing aria-hidden="true" className="size-6 flex-none text-leaf-700" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-bold text-base">{title}</h2>
        <p className="text-ink-600">{text}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button size="sm" busy={isBusy} onClick={() => void accept()}>
          {t(notices.offerYes)}
        </Button>
        <Button size="sm" variant="quiet" onClick={refuse}>
          {t(notices.offerNo)}
        </Button>
      </div>
    </section>
  );
}
