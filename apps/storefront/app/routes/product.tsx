import type { Product } from '@subah/contract/catalog/catalog';
import { ApiError } from '@subah/contract/client/api-client';
import { catalogTitles } from '@subah/messages/catalogs';
import { product as messages } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { catalogFacts, categoryPath, productPath } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { plainText, shortened } from '../features/product/plain-text.ts';
import { factSections } from '../features/product/product-facts.ts';
import { ProductFailed, ProductMissing } from '../features/product/product-failure.tsx';
import type { ReviewPage } from '../features/product/review-list.tsx';
import { productData } from '../features/product/structured-data.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { siteName } from '../lib/language/site-text.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import { shopNameOf } from '../lib/page/shop-name.ts';
import { breadcrumbData } from '../lib/page/structured-data.ts';
import { currentMinute } from '../lib/page/use-now.ts';
import { productName } from '../shared/catalog/product-name.ts';
import { loadDeliverySettings } from '../shared/delivery/load-delivery-settings.ts';
import type { Route } from './+types/product.ts';

const ProductDetails = lateSection(() =>
  import('../shell/products/product-details.tsx').then((module) => module.ProductDetails),
);

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
  return { product, sections, similar, sameSalt, together, reviews, now: currentMinute() };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) {
    return [{ title: `${t(messages.title)} · ${shopNameOf(args.matches)}` }, { name: 'robots', content: 'noindex' }];
  }
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
  return <ProductDetails {...loaderData} trail={trailTo(loaderData.product)} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ProductMissing />;
  const message = isRouteErrorResponse(error) ? String(error.data) : t(messages.failed);
  return <ProductFailed message={message} />;
}
