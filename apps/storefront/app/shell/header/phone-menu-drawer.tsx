import { navigation } from '@subah/messages/navigation';
import { phoneMenu } from '@subah/messages/phone-menu';
import { t } from '@subah/messages/translate';
import { Drawer } from '@subah/ui/drawer';
import { toast } from '@subah/ui/toast';
import { ChevronRight, User } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { CartBadge } from '../../features/cart/cart-badge.tsx';
import { LanguageSwitch } from '../../lib/language/language-switch.tsx';
import { currentSession, useSession } from '../../lib/session/session.ts';
import { useOfferedLinks } from '../../shared/shop/use-shop.ts';
import {
  CATALOG_LINKS,
  HOME,
  MEMBERSHIP,
  MOBILE_PROFILE,
  PRESCRIPTION,
  PROFILE_LINKS,
  type ShopLink,
} from '../shop-links.ts';
import { AccountButton } from './account-button.tsx';

export function PhoneMenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shopLinks = useOfferedLinks([HOME, ...CATALOG_LINKS, PRESCRIPTION]);
  const profileLinks = useOfferedLinks(PROFILE_LINKS);
  const membershipLinks = useOfferedLinks([MEMBERSHIP]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(navigation.menu)}
      closeLabel={t(phoneMenu.close)}
      footer={<AccountButton block onPress={onClose} />}
    >
      <div className="grid gap-3">
        <ProfileRow onGo={onClose} />
        <Group label={t(navigation.shop)}>
          {shopLinks.map((link) => (
            <Row key={link.to} link={link} onGo={onClose} />
          ))}
        </Group>
        <Group label={t(navigation.profile)}>
          {profileLinks.map((link) => (
            <Row key={link.to} link={link} onGo={onClose} />
          ))}
        </Group>
        <Group label={t(phoneMenu.cartAndMembership)}>
          <Row
            link={{ to: '/cart', label: t(navigation.cart) }}
            onGo={onClose}
            badge={<CartBadge className="mr-auto ml-2" />}
          />
          {membershipLinks.map((link) => (
            <Row key={link.to} link={link} onGo={onClose} isWholePage />
          ))}
        </Group>
        <Group label={t(phoneMenu.language)}>
          <li>
            <LanguageSwitch className="flex min-h-12 items-center px-4 font-semibold hover:bg-leaf-50 focus-visible:-outline-offset-2" />
          </li>
        </Group>
      </div>
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
    toast(t(phoneMenu.signInFirst), { tone: 'warning', lane: 'top-right' });
  };
  return (
    <Link to={MOBILE_PROFILE} onClick={go} className="card flex min-h-16 items-center gap-3 px-3">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-leaf-100 text-leaf-700">
        <User aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate font-bold text-base">{user?.name ?? t(phoneMenu.myAccount)}</b>
        <span className="block truncate text-ink-600 text-meta">{user?.mobile ?? t(phoneMenu.accountHint)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
    </Link>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="card overflow-hidden">
      <ul className="divide-y divide-line">{children}</ul>
    </nav>
  );
}

type RowProps = { link: ShopLink; onGo: () => void; badge?: ReactNode; isWholePage?: boolean };

function Row({ link, onGo, badge, isWholePage = false }: RowProps) {
  return (
    <li>
      <Link
        to={link.to}
        reloadDocument={isWholePage}
        onClick={onGo}
        className="flex min-h-12 items-center justify-between px-4 font-semibold hover:bg-leaf-50 focus-visible:-outline-offset-2"
      >
        {link.label}
        {badge}
        <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
      </Link>
    </li>
  );
}
