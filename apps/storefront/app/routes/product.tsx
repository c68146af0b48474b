import type { Product } from '@subah/contract/catalog/catalog';
import { ApiError } from '@subah/contract/client/api-client';
import { catalogTitles } from '@subah/messages/catalogs';
import { product as messages } from '@subah/messages/product';
import { productTools } from '@subah/messages/product-tools';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { catalogFacts, categoryPath, productPath } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { useCartLine } from '../features/cart/state/cart-state.ts';
import { catalogTint } from '../features/catalog/cards/catalog-tint.ts';
import { ProductRail } from '../features/catalog/rails/product-rail.tsx';
import { plainText, shortened } from '../features/product/plain-text.ts';
import { factSections } from '../features/product/product-facts.ts';
import { ProductFailed, ProductMissing } from '../features/product/product-failure.tsx';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { ReviewList, type ReviewPage } from '../features/product/review-list.tsx';
import { SameSalt } from '../features/product/same-salt.tsx';
import { productData } from '../features/product/structured-data.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { siteName } from '../lib/language/site-text.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import { breadcrumbData } from '../lib/page/structured-data.ts';
import { nameLines, productName } from '../shared/catalog/product-name.ts';
import { loadDeliverySettings } from '../shared/delivery/load-delivery-settings.ts';
import { productCardWithCart } from '../shell/product-card-with-cart.tsx';
import type { Route } from './+types/product.ts';

const PREVIEW_LETTERS = 130;
const REVIEWS = 5;
const NO_REVIEWS: ReviewPage = { data: [], nextCursor: null, summary: { average: null, count: 0 } };

/** A path of another type also works; the canonical link names the right one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const report = context.get(reportContext);
  const input = { params: { id: params.id } };
  const orEmpty = <Item,>(request: Promise<{ data: Item[] }>): Promise<Item[]> =>
    request.then(
      (answer) => answer.data,
      () => [],
    );
  const [product, similar, sameSalt, together, reviews, { express }] = await Promise.all([
    api('GET products/{id}', input).then(
      (answer) => answer.data,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.status >= 500) report(error);
        // 400 means an id of the wrong shape: there is no such product either.
        throw data(error.message, { status: error.status < 500 ? 404 : error.status });
      },
    ),
    orEmpty(api('GET products/{id}/similar', input)),
    orEmpty(api('GET products/{id}/same-salt', input)),
    orEmpty(api('GET products/{id}/bought-together', input)),
    api('GET products/{id}/reviews', { ...input, query: { limit: REVIEWS } }).catch(() => NO_REVIEWS),
    loadDeliverySettings(api),
  ]);
  const sections = factSections(product, express);
  return { product, sections, similar, sameSalt, together, reviews, now: new Date().toISOString() };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [{ title: `${t(messages.title)} · Subah` }, { name: 'robots', content: 'noindex' }];
  const { product, sections, reviews } = args.loaderData;
  const { isCarried } = catalogFacts[product.product_type];
  const origin = args.matches[0].loaderData?.origin ?? '';
  const path = productPath(product.product_type, product._id);
  const about = shortened(plainText(product.description), PREVIEW_LETTERS);
  return [
    ...pageMeta(args, {
      title: isCarried ? `${productName(product)}, ${packSizeText(product)}` : productName(product),
      description: t(messages.description, { price: formatRupees(product.price), about }).trim(),
      path,
      image: product.image,
    }),
    { 'script:ld+json': productData(origin, product, sections, reviews.summary) },
    {
      'script:ld+json': breadcrumbData({
        origin,
        trail: trailTo(product),
        here: { to: path, label: productName(product) },
      }),
    },
  ];
};

const trailTo = ({ product_type, categoryId }: Product) => [
  { to: catalogFacts[product_type].homePath, label: t(catalogTitles[product_type]) },
  { to: categoryPath(product_type, categoryId._id), label: siteName(categoryId) },
];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, sections, similar, sameSalt, together, reviews, now } = loaderData;
  const { quantity } = useCartLine(product._id);
  return (
    <div
      className={`wrap grid gap-7 pt-2 pb-8 *:min-w-0 md:gap-11 md:pt-3 md:pb-16 ${catalogTint[product.product_type]}`}
    >
      <div>
        <div className="mb-1 md:mb-2">
          <Breadcrumbs trail={trailTo(product)} here={nameLines(product).main} />
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

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ProductMissing />;
  const message = isRouteErrorResponse(error) ? String(error.data) : t(messages.failed);
  return <ProductFailed message={message} />;
}
