import type { Product } from '@subah/contract/catalog/catalog';
import type { ReviewSummary } from '@subah/contract/reviews/reviews';
import { catalogTitles } from '@subah/messages/catalogs';
import { t } from '@subah/messages/translate';
import { productPath } from '@subah/rules/catalog/catalogs';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import { siteName } from '../../lib/language/site-text.ts';
import { pageUrl } from '../../lib/page/page-url.ts';
import { productName } from '../../shared/catalog/product-name.ts';
import { plainText } from './plain-text.ts';
import type { FactSection } from './product-facts.ts';
import { picturesOf } from './product-pictures.ts';

/** JSON-LD of a product (schema.org/Product). */
export const productData = (origin: string, product: Product, sections: FactSection[], rating: ReviewSummary) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: productName(product),
  image: picturesOf(product).map((path) => `${origin}${path}`),
  description: plainText(product.description),
  sku: product.code,
  category: `${t(catalogTitles[product.product_type])} > ${siteName(product.categoryId)}`,
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.countryOfOrigin && { countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin } }),
  ...(product.manufacturer && { manufacturer: { '@type': 'Organization', name: product.manufacturer } }),
  additionalProperty: sections
    .flatMap(({ facts }) => facts)
    .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
  ...(rating.average !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  }),
  offers: {
    '@type': 'Offer',
    url: pageUrl(origin, productPath(product.product_type, product._id)),
    price: product.price.toFixed(2),
    priceCurrency: 'INR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isForSale(product) ? 'InStock' : 'OutOfStock'}`,
  },
});

const isForSale = (product: Product): boolean => product.isAvailable && stockLeft(product) > 0;
