import { catalogTitles } from '@subah/messages/catalogs';
import { homeSections } from '@subah/messages/home-sections';
import { t } from '@subah/messages/translate';
import { catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import { Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { MilkSection } from '../../features/catalog/dairies/milk-section.tsx';
import { HomeHealthTiles } from '../../features/catalog/health/home-health-tiles.tsx';
import { CategoryTabs } from '../../features/catalog/rails/category-tabs.tsx';
import { FruitOfTheDay } from '../../features/catalog/rails/fruit-of-the-day.tsx';
import { ProductRail } from '../../features/catalog/rails/product-rail.tsx';
import { SeeAllLink } from '../../features/catalog/rails/see-all-link.tsx';
import { SuperDeals } from '../../features/catalog/rails/super-deals.tsx';
import { CatalogTiles } from '../../features/catalog/tiles/catalog-tiles.tsx';
import { Testimonials } from '../../features/testimonials/testimonials.tsx';
import type { CardProduct } from '../../shared/catalog/card-product.ts';
import { useShop } from '../../shared/shop/use-shop.ts';
import { productCardWithCart } from '../products/product-card-with-cart.tsx';
import type { HomeShop } from './home-shop.ts';

export { PromoCards } from '../../features/home/promo-cards.tsx';

/** The home page below its slides. */
export function HomeSections({ shop }: { shop: HomeShop }) {
  return (
    <>
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
      <Suspense>{shop.dairies.length + shop.milk.length > 0 && <MilkSection dairies={shop.dairies} />}</Suspense>
      <Suspense>
        <ProductRail
          id="milk-products"
          title={t(homeSections.fromTheDairy)}
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
        <Care medicineDiscount={shop.medicineDiscount} />
      </Suspense>
      <Suspense>
        <ProductRail
          id="medicines"
          title={t(homeSections.popularMedicines)}
          seeAll={catalogFacts.medicine.homePath}
          products={shop.medicines}
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        <ProductRail
          id="recommended"
          title={t(homeSections.recommended)}
          lead={t(homeSections.mostBought)}
          seeAll="/SuperDeals/recommended"
          products={shop.recommended}
          kind="far"
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        <ProductRail
          id="seasonal"
          title={t(homeSections.inSeason)}
          seeAll="/seasonal"
          products={shop.seasonal}
          kind="far"
          card={productCardWithCart}
        />
      </Suspense>
      <Suspense>
        <Testimonials testimonials={shop.testimonials} />
      </Suspense>
      {!shop.isWhole && <NotEverything />}
    </>
  );
}

function Care({ medicineDiscount }: { medicineDiscount: number }) {
  const { sections } = useShop();
  const hasMedicines = sections.includes('medicine');
  if (!hasMedicines && !sections.includes('labtest') && !sections.includes('doctors')) return null;
  return (
    <section aria-labelledby="care">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="care" className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
          {t(homeSections.care)}
        </h2>
        {hasMedicines && <SeeAllLink to={catalogFacts.medicine.homePath} what={t(homeSections.care)} />}
      </div>
      <HomeHealthTiles
        medicineOffer={
          medicineDiscount > 0
            ? t(homeSections.sealedPacksOffer, { percent: medicineDiscount })
            : t(homeSections.sealedPacks)
        }
      />
    </section>
  );
}

function PopularVeggies({ products }: { products: readonly CardProduct[] | null }) {
  const { revalidate } = useRevalidator();
  if (!products) return <ErrorState title={t(homeSections.veggiesFailed)} onRetry={() => void revalidate()} />;
  return (
    <ProductRail
      id="popular-veggies"
      title={t(homeSections.popularVeggies)}
      seeAll={catalogFacts.fruits.homePath}
      products={products}
      kind="first"
      card={productCardWithCart}
    />
  );
}

function NotEverything() {
  const { revalidate } = useRevalidator();
  return (
    <ErrorState
      title={t(homeSections.loadFailed)}
      text={t(homeSections.someMissing)}
      onRetry={() => void revalidate()}
    />
  );
}
