import { deliveryAreasText } from '@subah/messages/delivery-areas';
import { deliveryTexts } from '@subah/messages/delivery-promise';
import { failures, frame } from '@subah/messages/frame';
import { localeOf, pathPrefix, SITE_LANGUAGE } from '@subah/messages/language';
import { t } from '@subah/messages/translate';
import { shopNameOf } from './lib/page/shop-name.ts';
import { currentMinute } from './lib/page/use-now.ts';
import './app.css';
import { preloadedFonts } from '@subah/ui/fonts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { apiContext } from './lib/api/api-context.ts';
import { announceHydration } from './lib/hydration/announce-hydration.ts';
import { loadDeliverySettings } from './shared/delivery/load-delivery-settings.ts';
import { UNKNOWN_SHOP, useShop } from './shared/shop/use-shop.ts';
import { ErrorScreen } from './shell/error-screens.tsx';
import { Shell } from './shell/shell.tsx';

export const links: Route.LinksFunction = () => [
  ...preloadedFonts(SITE_LANGUAGE).map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  // The header also works without areas and settings.
  const [areas, delivery, shop, announcements] = await Promise.all([
    api('GET areas').then(
      (answer) => answer.data,
      () => [],
    ),
    loadDeliverySettings(api),
    api('GET shop').then(
      (answer) => answer.data,
      () => UNKNOWN_SHOP,
    ),
    api('GET announcements').then(
      (answer) => answer.data,
      () => [],
    ),
  ]);
  return {
    now: currentMinute(),
    origin: new URL(request.url).origin,
    areas,
    delivery,
    deliveryTexts: deliveryTexts(delivery),
    deliveryAreas: deliveryAreasText(areas),
    shop,
    announcements,
  };
}

export const meta: Route.MetaFunction = ({ error, matches }) => {
  const name = shopNameOf(matches);
  return [{ title: error ? `${t(failures.errorTitle)} · ${name}` : `${name} · ${t(frame.slogan)}` }];
};

// Nothing in it changes during a visit.
export const shouldRevalidate = () => false;

/** Riders install their page, customers the shop. */
const manifestOf = (pathname: string) => (/\/rider\/?$/.test(pathname) ? 'rider.webmanifest' : 'manifest.webmanifest');

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isOpen } = useShop();
  return (
    <html lang={localeOf[SITE_LANGUAGE]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#18211b" media="(prefers-color-scheme: dark)" />
        {!isOpen && <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
        <link rel="manifest" href={`${pathPrefix[SITE_LANGUAGE]}/${manifestOf(pathname)}`} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Loaded separately: open shops never need it. */
const OpeningSoon = lazy(() => import('./shell/opening-soon.tsx').then((module) => ({ default: module.OpeningSoon })));

/** Pages that people, or a payment provider before the opening, need although nothing is on sale. */
const WITHOUT_PRODUCTS =
  /\/(rider|contact|policies|orders|single-|mobile-profile|address-list|lists|family|wallet-list|milk-data|payment-help)/;

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(announceHydration, []);
  const { pathname } = useLocation();
  if (!loaderData.shop.isOpen && !WITHOUT_PRODUCTS.test(pathname)) {
    return (
      <Suspense>
        <OpeningSoon shop={loaderData.shop} />
      </Suspense>
    );
  }
  return (
    <Shell now={loaderData.now} areas={loaderData.areas} announcements={loaderData.announcements}>
      <Outlet />
    </Shell>
  );
}

/** For errors outside shell/page-frame.tsx. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}
