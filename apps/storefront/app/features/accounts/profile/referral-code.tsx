import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { REFERRAL_COINS } from '@subah/rules/referral/referral';
import { DEFAULT_SHOP_NAME } from '@subah/rules/shop/shop-name';
import { buttonClass, IconButton } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Copy, Gift, MessageCircle } from 'lucide-react';
import { useShop } from '../../../shared/shop/use-shop.ts';

export function ReferralCode({ code }: { code: string }) {
  const copy = () =>
    // The clipboard exists only on secure pages.
    (navigator.clipboard?.writeText(code) ?? Promise.reject()).then(
      () => toast(t(profilePage.referralCodeCopied)),
      () => toast(t(profilePage.copyFailed), { tone: 'warning' }),
    );
  return (
    <div className="grid gap-2">
      <CodeLine code={code} onCopy={() => void copy()} />
      <a
        href={whatsAppLink(code, useShop().name || DEFAULT_SHOP_NAME)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'line', block: true })}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {t(profilePage.shareOnWhatsApp)}
      </a>
      <p className="text-ink-600 text-meta">{t(profilePage.shareNote, { coins: REFERRAL_COINS })}</p>
    </div>
  );
}

/** Rendered in the browser only, where the address of the shop is known. */
function whatsAppLink(code: string, shop: string): string {
  const text = t(profilePage.shareText, { shop, code, coins: REFERRAL_COINS, url: window.location.origin });
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

function CodeLine({ code, onCopy }: { code: string; onCopy: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <Gift aria-hidden="true" className="size-5 flex-none text-leaf-700" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-600 text-meta">{t(profilePage.referralCode)}</p>
        <p className="num select-all font-bold text-base tracking-[0.06em]">{code}</p>
      </div>
      <IconButton label={t(profilePage.copyReferralCode)} onClick={onCopy} className="-mr-3">
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
