import { Drawer } from '@subah/ui/drawer';
import { toast } from '@subah/ui/toast';
import { ChevronRight, User } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { CartBadge } from '../features/cart/cart-badge.tsx';
import { currentSession, useSession } from '../lib/session.ts';
import { AccountButton } from './account-button.tsx';
import { CATALOGUE_LINKS, HOME, MOBILE_PROFILE, PRESCRIPTION, PROFILE_LINKS, type ShopLink } from './shop-links.ts';

/** What the header holds on larger screens. */
export function PhoneMenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Menu"
      closeLabel="Close menu"
      footer={<AccountButton block onPress={onClose} />}
    >
      <ProfileRow onGo={onClose} />
      <Group label="Shop" links={[HOME, ...CATALOGUE_LINKS, PRESCRIPTION]} onGo={onClose} />
      <Group label="Profile" links={PROFILE_LINKS} onGo={onClose} />
      <Group label="Cart and membership" links={[]} onGo={onClose}>
        <li>
          <Link to="/cart" onClick={onClose} className={ROW}>
            <span className="flex items-center gap-2">
              Cart <CartBadge className="" />
            </span>
            <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
          </Link>
        </li>
        <li>
          <a href="/get-membership" className={ROW}>
            Membership
            <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
          </a>
        </li>
      </Group>
    </Drawer>
  );
}

function ProfileRow({ onGo }: { onGo: () => void }) {
  const { user } = useSession();
  const go = (event: MouseEvent) => {
    if (currentSession().isSignedIn) {
      onGo();
      return;
    }
    event.preventDefault();
    toast('Please sign in first', { tone: 'warning', lane: 'top-right' });
  };
  return (
    <Link to={MOBILE_PROFILE} onClick={go} className="card flex min-h-16 items-center gap-3 px-3">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-leaf-100 text-leaf-700">
        <User aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate font-bold text-base">{user?.name ?? 'My Account'}</b>
        <span className="block truncate text-ink-600 text-meta">{user?.mobile ?? 'Profile, orders and wallet'}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
    </Link>
  );
}

type GroupProps = { label: string; links: readonly ShopLink[]; onGo: () => void; children?: React.ReactNode };

function Group({ label, links, onGo, children }: GroupProps) {
  return (
    <nav aria-label={label} className="card min-h-max overflow-hidden">
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onGo} className={ROW}>
              {link.label}
              <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

const ROW =
  'flex min-h-12 items-center justify-between px-4 font-semibold hover:bg-leaf-50 focus-visible:-outline-offset-2';
