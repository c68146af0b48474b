import { frame } from '@subah/messages/frame';
import { home } from '@subah/messages/home';
import { t } from '@subah/messages/translate';
import { HeroSlider } from '../features/home/hero-slider.tsx';
import { homeStructuredData } from '../features/home/structured-data.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { loadForCustomer } from '../lib/page/load-for-customer.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import { deliveryTextsOf } from '../shared/delivery/delivery-texts.ts';
import { UNKNOWN_SHOP } from '../shared/shop/use-shop.ts';
import { loadHomeShop } from '../shell/home/home-shop.ts';
import type { Route } from './+types/home.ts';

const ForYou = loadForCustomer(() => import('../shell/home/for-you.tsx').then((module) => module.ForYou));

const loadSections = () => import('../shell/home/home-sections.tsx');
const PromoCards = lateSection(() => loadSections().then((module) => module.PromoCards));
const HomeSections = lateSection(() => loadSections().then((module) => module.HomeSections));

export const loader = ({ context }: Route.LoaderArgs) =>
  loadHomeShop(context.get(apiContext), context.get(reportContext));

export function meta(args: Route.MetaArgs) {
  const { origin = '', shop = UNKNOWN_SHOP, areas = [], deliveryAreas = '' } = args.matches[0].loaderData ?? {};
  return [
    ...pageMeta(args, {
      title: t(frame.slogan),
      description: t(home.description, { ...deliveryTextsOf(args), areas: deliveryAreas }),
    }),
    { 'script:ld+json': homeStructuredData(origin, shop, areas) },
  ];
}

export default function Home({ loaderData: shop }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-7 pt-3 pb-8 *:min-w-0 md:gap-11 md:pt-6 md:pb-16">
      {/* Not in the slider, where headings change. */}
      <h1 className="sr-only">{t(home.heading)}</h1>
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_336px]">
        {shop.slides.length > 0 && <HeroSlider slides={shop.slides} />}
        <PromoCards cards={shop.cards} className="contents" />
      </div>
      {/* Before the tiles, so that the first screen of a small phone shows products. */}
      <div className="for-you">
        <ForYou />
      </div>
      <HomeSections shop={shop} className="grid gap-7 *:min-w-0 [&>:nth-child(n+2)]:lazy-layout md:gap-11" />
    </div>
  );
}
