import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { IconButton } from '@subah/ui/button';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';

const PhoneMenuDrawer = lazyDialog(() => import('./phone-menu-drawer.tsx').then((module) => module.PhoneMenuDrawer));

export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <IconButton
        label={t(navigation.menu)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={PhoneMenuDrawer.preload}
      >
        <MenuIcon aria-hidden="true" className="size-6" />
      </IconButton>
      <PhoneMenuDrawer open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
