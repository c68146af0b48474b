import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { Menu, menuItemClass } from '@subah/ui/menu';
import { ChevronDown, User } from 'lucide-react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../lib/language/language-switch.tsx';
import { useOfferedLinks } from '../../shared/shop/use-shop.ts';
import { PROFILE_LINKS } from '../shop-links.ts';

export function ProfileMenu() {
  const links = useOfferedLinks(PROFILE_LINKS);
  return (
    <Menu
      label={t(navigation.profile)}
      trigger={
        <>
          <User aria-hidden="true" className="size-6 xl:size-5" />
          <span className="hidden xl:inline">{t(navigation.profile)}</span>
          <ChevronDown aria-hidden="true" className="hidden size-4 xl:block" />
        </>
      }
      items={[
        ...links.map((link) => (
          <Link key={link.to} to={link.to} className={menuItemClass}>
            {link.label}
          </Link>
        )),
        <LanguageSwitch key="language" className={menuItemClass} />,
      ]}
    />
  );
}
