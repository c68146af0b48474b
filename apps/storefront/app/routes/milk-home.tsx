import { dairy } from '@subah/messages/dairy';
import { milkPromise } from '@subah/messages/milk-promise';
import { t } from '@subah/messages/translate';
import { Banner } from '../features/catalog/banners/banner.tsx';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { DairyCards } from '../features/catalog/dairies/dairy-cards.tsx';
import { MilkPromises } from '../features/catalog/dairies/milk-promises.tsx';
import { CatalogHome, catalogHomeMeta } from '../features/catalog/home/catalog-home.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { nullOnFailure } from '../lib/page/null-on-failure.ts';
import { useDeliveryTexts } from '../shared/delivery/delivery-texts.ts';
import { LateRails } from '../shell/products/late-lists.ts';
import type { Route } from './+types/milk-home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const orNull = nullOnFailure(context);
  const [dairies, popular] = await Promise.all([
    orNull(api('GET milk', { query: { limit: 100 } })),
    orNull(
      api('GET everything/dairy-categories-product', { query: { fields: 'card', grouped: true, orSuggested: true } }),
    ),
  ]);
  return { dairies: dairies?.data ?? null, popular: popular?.data ?? null };
}

export const meta = (args: Route.MetaArgs) => catalogHomeMeta(args, 'milk', args.loaderData?.dairies);

export default function MilkHome({ loaderData: { dairies, popular } }: Route.ComponentProps) {
  const { promise } = useDeliveryTexts();
  return (
    <CatalogHome catalog="milk" rails={<LateRails catalog="milk" categories={popular} />}>
      <Banner
        tone="dairy"
        to="#dairies"
        eyebrow={t(dairy.bannerEyebrow)}
        title={t(milkPromise.title)}
        text={promise}
        action={t(dairy.choose)}
        art={{ scene: scenePictures.dairy }}
        isFirst
      />
      <MilkPromises />
      <DairyCards id="dairies" dairies={dairies} />
    </CatalogHome>
  );
}
