import type { CategoryWithProducts } from '@subah/contract/catalog/catalog';
import { type Catalog, catalogFacts, categoryPath } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import { lowestPrice, maxPercentOff } from '../rails/price-range.ts';
import type { BannerFacts, BannerTone } from './banner.tsx';

type Wanted = {
  catalog: Catalog;
  categories: readonly CategoryWithProducts[];
  /** In turn, so that no two neighbours look alike. */
  tones: readonly [BannerTone, ...BannerTone[]];
  most: number;
};

const FANNED_OUT = 3;

/** Banners made of the goods themselves: one for each of the first categories that has something to show. */
export function categoryBanners({ catalog, categories, tones, most }: Wanted): BannerFacts[] {
  return categories
    .filter((category) => category.products.length > 0)
    .slice(0, most)
    .map((category, place) => ({
      tone: tones[place % tones.length] ?? tones[0],
      to: categoryPath(catalog, category._id),
      eyebrow: catalogFacts[catalog].title,
      title: category.name,
      text: offer(category),
      action: 'Shop now',
      art: { pictures: category.products.slice(0, FANNED_OUT).map((product) => product.image) },
    }));
}

function offer({ products }: CategoryWithProducts): string {
  const cut = maxPercentOff(products);
  if (cut > 0) return `Up to ${cut}% off MRP`;
  const least = lowestPrice(products);
  return least === undefined ? 'Fresh by morning' : `From ${formatRupees(least)}`;
}
