import type { Area } from '@subah/contract/delivery/delivery';
import type { Announcement } from '@subah/contract/shop/announcements';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { wordmark } from '@subah/rules/shop/shop-name';
import { Logo } from '@subah/ui/logo';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../lib/language/language-switch.tsx';
import { useShop } from '../../shared/shop/use-shop.ts';
import { AnnouncementBar } from '../announcement-bar.tsx';
import { AccountButton } from './account-button.tsx';
import { CartLink } from './cart-link.tsx';
import { CatalogNav } from './catalog-nav.tsx';
import { DeliveryButton } from './delivery-button.tsx';
import { MembershipButton } from './membership-button.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SearchForm } from './search-form.tsx';

type Props = { now: string; areas: readonly Area[]; announcements: readonly Announcement[] };

export function Header({ now, areas, announcements }: Props) {
  return (
    <>
      <AnnouncementBar announcements={announcements} now={now} />
      {/* Above the bars on phones while the suggestions of the search are open. */}
      <header className="sticky top-0 z-10 border-line border-b bg-card has-[[aria-expanded=true]]:z-30">
        <div className="wrap flex flex-wrap items-center gap-x-2 pb-2.5 md:gap-x-3 lg:min-h-18 lg:flex-nowrap lg:pb-0 xl:gap-x-4">
          <Brand />
          <DeliveryButton now={now} areas={areas} />
          <SearchForm />
          <div className="-mr-2.5 ml-auto flex min-h-14 items-center md:mr-0 md:gap-1 lg:ml-0 xl:gap-2">
            <LanguageSwitch
              isShort
              className="inline-grid size-11 place-items-center rounded-btn font-semibold hover:bg-leaf-50 lg:hidden"
            />
            <LanguageSwitch className="hidden min-h-11 items-center rounded-btn px-2 font-semibold hover:bg-leaf-50 lg:inline-flex" />
            <MembershipButton />
            <div className="hidden items-center gap-1 md:flex xl:gap-2">
              <ProfileMenu />
              <CartLink />
              <AccountButton />
            </div>
            <PhoneMenu />
          </div>
        </div>
        <CatalogNav />
      </header>
    </>
  );
}

function Brand() {
  return (
    <Link
      to="/"
      className="relative flex min-h-11 flex-none items-center gap-2 after:absolute after:inset-y-0 after:-inset-x-1.25"
    >
      <Logo size={36} className="max-md:-ml-0.5" />
      <span className="sr-only md:not-sr-only">
        <b
          translate="no"
          className="block max-w-44 truncate font-extrabold text-2xl text-leaf-900 leading-tight tracking-[-0.035em] xl:max-w-64"
        >
          {wordmark(useShop().name)}
        </b>
        <small className="mt-0.5 hidden font-semibold text-ink-600 text-xs leading-[0.875rem] xl:block">
          {t(frame.slogan)}
        </small>
      </span>
      <span className="sr-only">{t(frame.home)}</span>
    </Link>
  );
}
