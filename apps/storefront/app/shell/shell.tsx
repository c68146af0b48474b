import type { Area } from '@subah/contract/delivery/delivery';
import type { Announcement } from '@subah/contract/shop/announcements';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { Toaster } from '@subah/ui/toast';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCartSync } from '../features/cart/state/use-cart-sync.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { loadForCustomer } from '../lib/page/load-for-customer.tsx';
import { SignInHost } from './account/sign-in-host.tsx';
import { CartDrawerHost } from './cart-drawer-host.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { InstallOffer } from './install-offer.tsx';
import { useLanguagePreference } from './language/use-language-preference.ts';
import { LiveRegion } from './live-region.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SaveToListHost } from './save-to-list-host.tsx';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

const loadFrame = () => import('./late-frame.ts');
const Header = lateSection(() => loadFrame().then((module) => module.Header));
const Footer = lateSection(() => loadFrame().then((module) => module.Footer));
const BottomBar = lateSection(() => loadFrame().then((module) => module.BottomBar));
const CartBar = loadForCustomer(() => import('../features/cart/cart-bar.tsx').then((module) => module.CartBar));
const KeepFocus = loadForCustomer(() => import('./keep-focus.tsx').then((module) => module.KeepFocus));

type Props = {
  now: string;
  areas: readonly Area[];
  announcements: readonly Announcement[];
  children: ReactNode;
};

/** The console has its own header and footer, the page of riders has none. */
export function Shell({ now, areas, announcements, children }: Props) {
  const { pathname } = useLocation();
  useLanguagePreference();
  useCartSync();
  useSignOutElsewhere();
  const isBare = /dashboard|admin-login|^\/rider\/?$/i.test(pathname);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-btn bg-leaf-700 px-4 py-3 font-bold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t(frame.skipToContent)}
      </a>
      <NavigationProgress />
      {!isBare && <OfflineNotice />}
      <div className="flex min-h-dvh flex-col">
        {!isBare && <Header className="contents" now={now} areas={areas} announcements={announcements} />}
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {!isBare && <Footer now={now} areas={areas} />}
      </div>
      {!isBare && <CartBar />}
      {!isBare && <BottomBar />}
      {!isBare && <CartDrawerHost />}
      {!isBare && <InstallOffer />}
      <SaveToListHost />
      <SignInHost />
      <FocusOnNavigation />
      <KeepFocus />
      <LiveRegion />
      {/* Below the header, so that a toast does not cover its buttons. */}
      <div className="contents *:top-31 md:*:top-42 lg:*:top-32">
        <Toaster />
      </div>
    </>
  );
}
