import { ApiError } from '@subah/contract/client';
import { ErrorState } from '@subah/ui/empty-state';
import { useRevalidator } from 'react-router';
import { AreaList } from '../features/delivery/area-list.tsx';
import { PincodeCheck } from '../features/delivery/pincode-check.tsx';
import { StoreDirectory } from '../features/delivery/store-directory.tsx';
import { apiContext } from '../lib/api-context.ts';
import { messageOf } from '../lib/message-of.ts';
import { pageMeta } from '../lib/seo.ts';
import type { Route } from './+types/storelocation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const pincode = new URL(request.url).searchParams.get('pincode')?.trim() ?? '';
  const checked = pincode === '' ? null : api('GET addresses/serviceability', { query: { pincode } });
  const [areas, stores, answer] = await Promise.all([
    api('GET areas')
      .then((all) => all.data)
      .catch(() => null),
    api('GET stores')
      .then((all) => all.data)
      .catch(() => null),
    checked?.then(
      ({ data }) => ({ result: data, error: null }),
      (error: unknown) => ({ result: null, error: whyNot(error) }),
    ),
  ]);
  return { areas, stores, pincode, result: answer?.result ?? null, error: answer?.error ?? null };
}

const whyNot = (error: unknown): string =>
  (error instanceof ApiError && error.fields.pincode) || messageOf(error, 'Failed to load data');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Stores and areas we deliver',
    description:
      'Our stores and the 25 localities around Mandideep and Bhopal that we deliver to. Check your pincode before you order.',
  });

export default function StoreLocation({ loaderData }: Route.ComponentProps) {
  const { areas, stores, pincode, result, error } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className="wrap grid gap-7 pt-5 pb-8 *:min-w-0 md:gap-11 md:pt-8 md:pb-16">
      <header>
        <h1 className="font-extrabold text-3xl tracking-[-0.025em]">Stores and delivery areas</h1>
        <p className="mt-1 text-base text-ink-600">Order by 11:00PM, at your door 8AM to 11AM.</p>
      </header>
      <PincodeCheck pincode={pincode} result={result} error={error} />
      {areas && areas.length > 0 && (
        <section aria-labelledby="areas">
          <h2 id="areas" className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
            Areas we deliver
          </h2>
          <p className="mt-0.5 mb-4 text-ink-600">Choose yours and start shopping.</p>
          <AreaList areas={areas} />
        </section>
      )}
      {stores && <StoreDirectory stores={stores} />}
      {!(areas && stores) && <ErrorState title="Failed to load data" onRetry={() => void revalidate()} />}
    </div>
  );
}
