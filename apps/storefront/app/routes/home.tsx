import type { ProductCard as Product } from '@subah/contract/catalog/catalog';
import { catalogTitles } from '@subah/messages/catalogs';
import { frame } from '@subah/messages/frame';
import { home } from '@subah/messages/home';
import { t } from '@subah/messages/translate';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import { Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { HomeHealthTiles } from '../features/catalog/health/home-health-tiles.tsx';
import { CategoryTabs } from '../features/catalog/rails/category-tabs.tsx';
import { FruitOfTheDay } from '../features/catalog/rails/fruit-of-the-day.tsx';
import { interleaveProducts } from '../features/catalog/rails/interleave-products.ts';
import { lowestPrice, maxPercentOff, productsOf } from '../features/catalog/rails/price-range.ts';
import { ProductRail } from '../features/catalog/rails/product-rail.tsx';
import { SeeAllLink } from '../features/catalog/rails/see-all-link.tsx';
import { SuperDeals } from '../features/catalog/rails/super-deals.tsx';
import { CatalogTiles } from '../features/catalog/tiles/catalog-tiles.tsx';
import { HeroSlider } from '../features/home/hero-slider.tsx';
import { homeValues, shownCards } from '../features/home/home-card-texts.ts';
import { PromoCards } from '../features/home/promo-cards.tsx';
import { homeStructuredData } from '../features/home/structured-data.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { lazyWhenNear } from '../lib/page/lazy-when-near.ts';
import { loadForCustomer } from '../lib/page/load-for-customer.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import { deliveryTextsOf } from '../shared/delivery/delivery-texts.ts';
import { loadDeliverySettings } from '../shared/delivery/load-delivery-settings.ts';
import { UNKNOWN_SHOP } from '../shared/shop/use-shop.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/home.ts';

const ForYou = loadForCustomer(() => import('../shell/home/for-you.tsx').then((module) => module.ForYou));

const MilkSection = lazyWhenNear('dairies', () =>
  import('../features/catalog/dairies/milk-section.tsx').then((module) => module.MilkSection),
);
const Testimonials = lazyWhenNear('testimonials', () =>
  import('../features/testimonials/testimonials.tsx').then((module) => module.Testimonials),
);

const LONG_RAIL = 8;
const SHORT_RAIL = 6;
const GROCERY_TABS = 5;
const FRUIT_AND_COMPANIONS = 5;
const DAIRIES = 4;
const TESTIMONIALS = 9;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const report = context.get(reportContext);
  const orNull = <Data,>(request: Promise<{ data: Data }>): Promise<Data | null> =>
    request.then(
      (answer) => answer.data,
      (error: unknown) => {
        report(error);
        return null;
      },
    );
  const promotion = (name: 'superdeal' | 'seasonal' | 'fruitoftheday' | 'recommended', limit: number) =>
    orNull(api('GET promotions/{name}', { params: { name }, query: { limit, grouped: true } }));

  const [
    veggies,
    deals,
    groceries,
    dairies,
    milk,
    fruitOfTheDay,
    medicines,
    recommended,
    seasonal,
    testimonials,
    homeCards,
    delivery,
  ] = await Promise.all([
    orNull(api('GET everything/filter-popular-veggies', { query: { fields: 'card', grouped: true } })),
    promotion('superdeal', LONG_RAIL),
    orNull(api('GET everything/filter-grocery-categories-with-products', { query: { fields: 'card', grouped: true } })),
    orNull(api('GET milk', { query: { limit: DAIRIES } })),
    orNull(api('GET everything/dairy-categories-product', { query: { fields: 'card', grouped: true } })),
    promotion('fruitoftheday', FRUIT_AND_COMPANIONS),
    orNull(api('GET everything/filter-medicine-categories-products', { query: { fields: 'card', grouped: true } })),
    promotion('recommended', SHORT_RAIL),
    promotion('seasonal', SHORT_RAIL),
    orNull(api('GET testimonials')),
    orNull(api('GET home-cards')),
    loadDeliverySettings(api),
  ]);
  const values = homeValues(delivery, {
    biggestDiscount: maxPercentOff(deals ?? []),
    groceryDiscount: maxPercentOff(productsOf(groceries ?? [])),
    vegetablesFrom: lowestPrice(productsOf(veggies ?? [])),
  });

  return {
    slides: shownCards(homeCards ?? [], 'slide', values),
    tiles: shownCards(homeCards ?? [], 'tile', values),
    veggies: veggies && interleaveProducts(veggies, LONG_RAIL),
    deals: deals ?? [],
    groceries: (groceries ?? [])
      .filter((category) => category.products.length > 0)
      .slice(0, GROCERY_TABS)
      .map((category) => ({ ...category, products: category.products.slice(0, SHORT_RAIL) })),
    dairies: dairies ?? [],
    milk: interleaveProducts(milk ?? [], SHORT_RAIL),
    fruitOfTheDay: fruitOfTheDay ?? [],
    medicines: interleaveProducts(medicines ?? [], SHORT_RAIL),
    recommended: recommended ?? [],
    seasonal: seasonal ?? [],
    testimonials: (testimonials ?? []).slice(0, TESTIMONIALS),
    medicineDiscount: maxPercentOff(productsOf(medicines ?? [])),
    isWhole: ![deals, groceries, dairies, milk, fruitOfTheDay, medicines, recommended, seasonal].includes(null),
  };
}

export const meta = (args: Route.MetaArgs) => [
  ...pageMeta(args, {
    title: t(frame.slogan),
    description: t(home.description, deliveryTextsOf(args)),
  }),
  {
    'script:ld+json': homeStructuredData(
      args.matches[0].loaderData?.origin ?? '',
      args.matches[0].loaderData?.shop ?? UNKNOWN_SHOP,
    ),
  },
];

export default function Home({ loaderData: shop }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-7 pt-3 pb-8 *:min-w-0 [&>:nth-child(n+4)]:lazy-layout md:gap-11 md:pt-6 md:pb-16">
      {/* Not in the slider, where headings change. */}
      <h1 className="sr-only">{t(home.heading)}</h1>
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_336px]">
        {shop.slides.length > 0 && <HeroSlider slides={shop.slides} />}
        <PromoCards />
      </div>
      {/* Before the tiles, so that the first screen of a small phone shows products. */}
      <ForYou />
      {/* Suspense boundaries hydrate in separate tasks, so that clicks are handled in between. */}
      <Suspense>
        <PopularVeggies products={shop.veggies} />
      </Suspense>
      <CatalogTiles tiles={shop.tiles} />
      <Suspense>
        <SuperDeals products={shop.deals} card={productCardWithCart} />
      </Suspense>
      <Suspense>
        <CategoryTabs
          id="grocery"
          title={t(catalogTitles.grocery)}
          seeAll={catalogFacts.grocery.homePath}
          categories={shop.groceries}
          categoryPath={(id) => categoryPath('grocery', id)}
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        <div id="dairies">
          <MilkSection dairies={shop.dairies} />
        </div>
      </Suspense>
      <Suspense>
        <ProductRail
          id="milk-products"
          title={t(home.fromTheDairy)}
          seeAll={catalogFacts.milk.homePath}
          products={shop.milk}
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        <FruitOfTheDay
          products={shop.fruitOfTheDay}
          card={productCardWithCart}
          action={(product) => <AddToCart product={product} size="lg" />}
        />
      </Suspense>
      <Suspense>
        <section aria-labelledby="care">
          <div className="mb-3 flex items-end justify-between gap-4">
            <h2 id="care" className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
              {t(home.care)}
            </h2>
            <SeeAllLink to={catalogFacts.medicine.homePath} what={t(home.care)} />
          </div>
          <HomeHealthTiles
            medicineOffer={
              shop.medicineDiscount > 0
                ? t(home.sealedPacksOffer, { percent: shop.medicineDiscount })
                : t(home.sealedPacks)
            }
          />
        </section>
      </Suspense>
      <Suspense>
        <ProductRail
          id="medicines"
          title={t(home.popularMedicines)}
          seeAll={catalogFacts.medicine.homePath}
          products={shop.medicines}
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        <ProductRail
          id="recommended"
          title={t(home.recommended)}
          lead={t(home.mostBought)}
          seeAll="/SuperDeals/recommended"
          products={shop.recommended}
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        <ProductRail
          id="seasonal"
          title={t(home.inSeason)}
          seeAll="/seasonal"
          products={shop.seasonal}
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        {shop.testimonials.length > 0 && (
          <div id="testimonials">
            <Testimonials testimonials={shop.testimonials} />
          </div>
        )}
      </Suspense>
      {!shop.isWhole && <NotEverything />}
    </div>
  );
}

function PopularVeggies({ products }: { products: readonly Product[] | null }) {
  const { revalidate } = useRevalidator();
  if (!products) return <ErrorState title={t(home.veggiesFailed)} onRetry={() => void revalidate()} />;
  return (
    <ProductRail
      id="popular-veggies"
      title={t(home.popularVeggies)}
      seeAll={catalogFacts.fruits.homePath}
      products={products}
      card={productCardWithCart}
    />
  );
}

function NotEverything() {
  const { revalidate } = useRevalidator();
  return <ErrorState title={t(home.loadFailed)} text={t(home.someMissing)} onRetry={() => void revalidate()} />;
}
