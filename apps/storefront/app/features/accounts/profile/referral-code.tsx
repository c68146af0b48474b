import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { IconButton } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Copy, Gift } from 'lucide-react';

export function ReferralCode({ code }: { code: string }) {
  const copy = () =>
    // The clipboard exists only on secure pages.
    (navigator.clipboard?.writeText(code) ?? Promise.reject()).then(
      () => toast(t(profilePage.referralCodeCopied)),
      () => toast(t(profilePage.copyFailed), { tone: 'warning' }),
    );
  return (
    <div className="flex items-center gap-3">
      <Gift aria-hidden="true" className="size-5 flex-none text-leaf-700" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-600 text-meta">{t(profilePage.referralCode)}</p>
        <p className="num select-all font-bold text-base tracking-[0.06em]">{code}</p>
      </div>
      <IconButton label={t(profilePage.copyReferralCode)} onClick={() => void copy()} className="-mr-3">
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
