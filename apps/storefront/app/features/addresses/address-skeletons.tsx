import { addresses } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { Loading, Skeleton } from '@subah/ui/skeleton';

export const ADDRESS_GRID = 'grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3';

export function AddressSkeletons() {
  return (
    <Loading label={t(addresses.loading)} className={ADDRESS_GRID}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-48 rounded-card" />
      ))}
    </Loading>
  );
}
