import type { Api } from '@subah/contract/client/api-client';
import { storeLocation } from '@subah/messages/store-location';
import { t } from '@subah/messages/translate';
import { ErrorState } from '@subah/ui/empty-state';
import { useRevalidator } from 'react-router';
import { AreaList } from '../features/delivery/area-list.tsx';
import { PincodeCheck, type Serviceability } from '../features/delivery/pincode-check.tsx';
import { StoreDirectory } from '../features/delivery/store-directory.tsx';
import { apiContext } from '../lib/api/api-context.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useDeliveryTexts } from '../shared/delivery/delivery-texts.ts';
import type { Route } from './+types/storelocation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const pincode = new URL(request.url).searchParams.get('pincode')?.trim() ?? '';
  const [areas, stores, check] = await Promise.all([
    dataOrNull(api('GET areas')),
    dataOrNull(api('GET stores')),
    pincode === '' ? NO_CHECK : checkPincode(api, pincode),
  ]);
  return { areas, stores, pincode, ...check };
}

/** Null after an error. */
const dataOrNull = <Item,>(request: Promise<{ data: Item[] }>): Promise<Item[] | null> =>
  request.then(
    (answer) => answer.data,
    () => null,
  );

type Check = { result: Serviceability | null; error: string | null };

const NO_CHECK: Check = { result: null, error: null };

async function checkPincode(api: Api, pincode: string): Promise<Check> {
  if (!/^[1-9]\d{5}$/.test(pincode)) return { result: null, error: t(storeLocation.invalidPincode) };
  return api('GET addresses/serviceability', { query: { pincode } }).then(
    ({ data }) => ({ result: data, error: null }),
    () => ({ result: null, error: t(storeLocation.checkFailed) }),
  );
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t(storeLocation.pageTitle),
    description: t(storeLocation.description, { count: args.loaderData?.areas?.length ?? 0 }),
  });

export default function StoreLocation({ loaderData }: Route.ComponentProps) {
  const { promise } = useDeliveryTexts();
  const { areas, stores, pincode, result, error } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className="wrap grid gap-7 pt-5 pb-8 *:min-w-0 md:gap-11 md:pt-8 md:pb-16">
      <header>
        <h1 className="font-extrabold text-3xl tracking-[-0.025em]">{t(storeLocation.title)}</h1>
        <p className="mt-1 text-base text-ink-600">{promise}</p>
      </header>
      <PincodeCheck pincode={pincode} result={result} error={error} />
      {areas && areas.length > 0 && (
        <section aria-labelledby="areas">
          <h2 id="areas" className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
            {t(storeLocation.areas)}
          </h2>
          <p className="mt-0.5 mb-4 text-ink-600">{t(storeLocation.areasText)}</p>
          <AreaList areas={areas} />
        </section>
      )}
      {stores && <StoreDirectory stores={stores} />}
      {!(areas && stores) && <ErrorState title={t(storeLocation.loadFailed)} onRetry={() => void revalidate()} />}
    </div>
  );
}
