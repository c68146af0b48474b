import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { CountBadge } from '@subah/ui/badge';
import { Button, IconButton } from '@subah/ui/button';
import { Bell, LogOut, Menu, Volume2, VolumeOff } from 'lucide-react';
import { Link } from 'react-router';
import { may, ownName, ownRole } from '../lib/api/may.ts';
import { useOrderCounts } from '../shared/orders/use-order-counts.ts';
import { BrandLink } from './brand-link.tsx';
import { FindBox } from './find-box.tsx';
import { NoticesSwitch } from './notices-switch.tsx';
import { setSound, useSound } from './sound.ts';

type TopBarProps = { isDrawerOpen: boolean; onOpenDrawer: () => void; onLogOut: () => void };

export function TopBar({ isDrawerOpen, onOpenDrawer, onLogOut }: TopBarProps) {
  return (
    <header className="print:hidden sticky top-0 z-5 col-span-full flex min-h-14 items-center gap-2 border-line border-b bg-card px-2 md:px-3 lg:grid lg:min-h-15 lg:grid-cols-subgrid lg:gap-0 lg:border-b-0 lg:bg-transparent lg:p-0">
      <div className="flex flex-none items-center gap-1.5 lg:h-full lg:bg-leaf-900 lg:px-5 lg:text-white">
        <IconButton
          label={t(texts.sections)}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={onOpenDrawer}
          className="lg:hidden"
        >
          <Menu className="size-6" aria-hidden />
        </IconButton>
        <BrandLink className="min-h-11 lg:focus-visible:outline-mango-400" />
      </div>
      <div className="flex min-w-0 flex-1 items-center justify-between gap-2 lg:h-full lg:border-line lg:border-b lg:bg-card lg:px-6">
        <FindBox />
        <div className="flex flex-none items-center gap-1 md:gap-3">
          <NoticesSwitch />
          <SoundSwitch />
          {may('see reports') && <NewOrders />}
          <span className="max-w-48 truncate font-semibold max-md:hidden">{welcome()}</span>
          <Button variant="quiet" size="sm" onClick={onLogOut} className="max-md:hidden lg:min-h-8.5">
            <LogOut className="size-4" aria-hidden />
            {t(common.logout)}
          </Button>
        </div>
      </div>
    </header>
  );
}

/** The documented greeting of the owner; others read their name. */
export const welcome = (): string =>
  ownRole() === 'admin' ? t(texts.welcomeAdmin) : t(texts.welcome, { name: ownName() });

function SoundSwitch() {
  const isOn = useSound();
  const Icon = isOn ? Volume2 : VolumeOff;
  return (
    <IconButton label={t(texts.sound)} aria-pressed={isOn} onClick={() => setSound(!isOn)}>
      <Icon className="size-5" aria-hidden />
    </IconButton>
  );
}

/** Number of orders in the first status. */
function NewOrders() {
  const { data } = useOrderCounts();
  const count = data?.newOrders ?? 0;
  return (
    <Link
      to="?section=all-orders&status=OrderPlaced"
      aria-label={t(texts.newOrders, { count })}
      className="relative grid size-11 place-items-center rounded-btn transition-colors hover:bg-leaf-50"
    >
      <Bell className="size-6" aria-hidden />
      <CountBadge count={count} />
    </Link>
  );
}
