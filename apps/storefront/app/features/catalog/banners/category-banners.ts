import { catalogHome } from '@subah/messages/catalog-home';
import { catalogTitles } from '@subah/messages/catalogs';
import { t } from '@subah/messages/translate';
import { type Catalog, categoryPath } from '@subah/rules/catalog/catalogs';
import { lowestPrice, maxPercentOff } from '@subah/rules/catalog/price-range';
import { formatRupees } from '@subah/rules/money';
import { siteName } from '../../../lib/language/site-text.ts';
import type { CardCategory } from '../../../shared/catalog/card-product.ts';
import type { BannerFacts, BannerTone } from './banner.tsx';

type CategoryBannerOptions = {
  catalog: Catalog;
  categories: readonly CardCategory[];
  /** Used in turn. */
  tones: readonly [BannerTone, ...BannerTone[]];
  maxCount: number;
};

const PICTURES_PER_BANNER = 3;

/** One banner for each of the first categories that have products. */
export function categoryBanners({ catalog, categories, tones, maxCount }: CategoryBannerOptions): BannerFacts[] {
  return categories
    .filter((category) => category.products.length > 0)
    .slice(0, maxCount)
    .map((category, index) => ({
      tone: tones[index % tones.length] ?? tones[0],
      to: categoryPath(catalog, category._id),
      eyebrow: t(catalogTitles[catalog]),
      title: siteName(category),
      text: offer(category),
      action: t(catalogHome.shopNow),
      art: { pictures: category.products.slice(0, PICTURES_PER_BANNER).map((product) => product.image) },
    }));
}

function offer({ products }: CardCategory): string {
  const percentOff = maxPercentOff(products);
  if (percentOff > 0) return t(catalogHome.offPercent, { percent: percentOff });
  const lowest = lowestPrice(products);
  return lowest === undefined ? t(catalogHome.fresh) : t(catalogHome.fromPrice, { price: formatRupees(lowest) });
}
