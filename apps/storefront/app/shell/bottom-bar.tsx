import { frame } from '@subah/messages/frame';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { House, type LucideIcon, ShoppingCart, User } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { CartBadge } from '../features/cart/cart-badge.tsx';
import { currentSession } from '../lib/session/session.ts';
import { openSignIn } from '../lib/session/sign-in-request.ts';
import { MOBILE_PROFILE } from './shop-links.ts';

export function BottomBar() {
  const navigate = useNavigate();
  const openAccount = (event: MouseEvent) => {
    if (currentSession().isSignedIn) return;
    event.preventDefault();
    openSignIn({ afterSignIn: () => void navigate(MOBILE_PROFILE) });
  };
  return (
    <nav
      aria-label={t(navigation.mainNavigation)}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Entry to="/" label={t(frame.home)} icon={House} />
      <Entry
        to="/cart"
        label={t(navigation.cart)}
        icon={ShoppingCart}
        badge={<CartBadge className="absolute -top-1.5 -right-3" />}
      />
      <Entry to={MOBILE_PROFILE} label={t(navigation.account)} icon={User} onClick={openAccount} />
    </nav>
  );
}

type EntryProps = {
  to: string;
  label: string;
  icon: LucideIcon;
  badge?: ReactNode;
  onClick?: (event: MouseEvent) => void;
};

function Entry({ to, label, icon: Icon, badge, onClick }: EntryProps) {
  return (
    <NavLink
      to={to}
      end
      {...(onClick && { onClick, 'data-early': true })}
      className={({ isActive }) =>
        cx(
          'grid min-h-14 content-center justify-items-center gap-0.5 font-semibold text-xs focus-visible:-outline-offset-2',
          isActive ? 'text-leaf-700' : 'text-ink-600',
        )
      }
    >
      <span className="relative">
        <Icon aria-hidden="true" className="size-6" />
        {badge}
      </span>
      {label}
    </NavLink>
  );
}
