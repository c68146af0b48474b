import type { Product, ProductCard } from '@subah/contract/catalog/catalog';
import { product as messages } from '@subah/messages/product';
import { productTools } from '@subah/messages/product-tools';
import { t } from '@subah/messages/translate';
import { categoryPath } from '@subah/rules/catalog/catalogs';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { useCartLine } from '../../features/cart/state/cart-state.ts';
import { catalogTint } from '../../features/catalog/cards/catalog-tint.ts';
import { ProductRail } from '../../features/catalog/rails/product-rail.tsx';
import type { FactSection } from '../../features/product/product-facts.ts';
import { ProductScreen } from '../../features/product/product-screen.tsx';
import { ReviewList, type ReviewPage } from '../../features/product/review-list.tsx';
import { SameSalt } from '../../features/product/same-salt.tsx';
import { Breadcrumbs } from '../../lib/page/breadcrumbs.tsx';
import type { Crumb } from '../../lib/page/structured-data.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { productCardWithCart } from './product-card-with-cart.tsx';

type Props = {
  product: Product;
  sections: FactSection[];
  similar: readonly ProductCard[];
  sameSalt: ProductCard[];
  together: readonly ProductCard[];
  reviews: ReviewPage;
  /** Server time. */
  now: string;
  trail: readonly Crumb[];
};

export function ProductDetails({ product, sections, similar, sameSalt, together, reviews, now, trail }: Props) {
  const { quantity } = useCartLine(product._id);
  return (
    <div
      className={`wrap grid gap-7 pt-2 pb-8 *:min-w-0 md:gap-11 md:pt-3 md:pb-16 ${catalogTint[product.product_type]}`}
    >
      <div>
        <div className="mb-1 md:mb-2">
          <Breadcrumbs trail={trail} here={nameLines(product).main} />
        </div>
        {/* Resets gallery and description for another product. */}
        <ProductScreen
          sections={sections}
          rating={reviews.summary}
          key={product._id}
          product={product}
          now={now}
          quantity={quantity}
          action={<AddToCart product={product} size="lg" />}
          substitutes={
            <SameSalt product={product} others={sameSalt} action={(other) => <AddToCart product={other} />} />
          }
        />
      </div>
      <ProductRail
        id="bought-together"
        title={t(productTools.boughtTogether)}
        products={together}
        card={productCardWithCart}
      />
      <ProductRail
        id="similar"
        title={t(messages.similar)}
        seeAll={categoryPath(product.product_type, product.categoryId._id)}
        products={similar}
        card={productCardWithCart}
      />
      <ReviewList key={product._id} productId={product._id} first={reviews} />
    </div>
  );
}
