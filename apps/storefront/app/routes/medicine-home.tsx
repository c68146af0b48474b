import { catalogHome } from '@subah/messages/catalog-home';
import { t } from '@subah/messages/translate';
import { maxPercentOff, productsOf } from '@subah/rules/catalog/price-range';
import { Banner } from '../features/catalog/banners/banner.tsx';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { MedicineHealthLinks } from '../features/catalog/health/medicine-health-links.tsx';
import { PharmacistNote } from '../features/catalog/health/pharmacist-note.tsx';
import { CatalogHome, catalogHomeMeta, railsOf } from '../features/catalog/home/catalog-home.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { useDeliveryTexts } from '../shared/delivery/delivery-texts.ts';
import { LateRails } from '../shell/products/late-lists.ts';
import type { Route } from './+types/medicine-home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const [categories, popular] = await Promise.all([
    orNull(api('GET medicines/categories', { query: { limit: 100 } })),
    orNull(
      api('GET everything/filter-medicine-categories-products', {
        query: { fields: 'card', grouped: true, orSuggested: true },
      }),
    ),
  ]);
  return { categories: categories?.data ?? [], popular: railsOf(popular?.data) };
}

export const meta = (args: Route.MetaArgs) => catalogHomeMeta(args, 'medicine', args.loaderData?.categories);

export default function MedicineHome({ loaderData: { categories, popular } }: Route.ComponentProps) {
  const { promise } = useDeliveryTexts();
  const percentOff = maxPercentOff(productsOf(popular ?? []));
  return (
    <CatalogHome
      catalog="medicine"
      categories={categories}
      rails={<LateRails catalog="medicine" categories={popular} />}
    >
      <Banner
        tone="medicine"
        to="#categories"
        eyebrow={t(catalogHome.medicineEyebrow)}
        title={t(catalogHome.medicineBanner)}
        text={percentOff > 0 ? t(catalogHome.medicineOffer, { percent: percentOff }) : promise}
        action={t(catalogHome.findMedicine)}
        art={{ scene: scenePictures.medicine }}
        isFirst
      />
      <MedicineHealthLinks />
      <PharmacistNote />
    </CatalogHome>
  );
}
