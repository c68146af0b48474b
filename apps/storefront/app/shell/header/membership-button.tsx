import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';
import { useShop } from '../../shared/shop/use-shop.ts';

const MembershipPopup = lazyDialog(() => import('./membership-popup.tsx').then((module) => module.MembershipPopup));

export function MembershipButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useShop().sections.includes('plans')) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={MembershipPopup.preload}
        className="inline-flex size-11 flex-none items-center justify-center gap-1.5 whitespace-nowrap rounded-btn font-semibold text-mango-700 transition-colors hover:bg-leaf-50 md:text-ink xl:w-auto xl:px-2.5"
      >
        <Crown aria-hidden="true" className="size-6 xl:size-5" />
        <span className="sr-only xl:not-sr-only">{t(navigation.membership)}</span>
      </button>
      <MembershipPopup open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
