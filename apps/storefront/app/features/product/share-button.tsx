import { productTools as texts } from '@subah/messages/product-tools';
import { t } from '@subah/messages/translate';
import { RoundButton } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Share2 } from 'lucide-react';

/** The share sheet of the device, else the link in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.href;
    if (navigator.share) {
      // Rejects when the customer closes the sheet.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast(t(texts.linkCopied)),
      () => toast(t(texts.linkNotCopied), { tone: 'error' }),
    );
  };
  return (
    <RoundButton label={t(texts.share)} onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
    </RoundButton>
  );
}
