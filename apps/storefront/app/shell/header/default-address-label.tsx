import type { Area } from '@subah/contract/delivery/delivery';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { addressLabel } from './address-label.ts';
import { areaLabel } from './area-search.ts';

/** The place of the default address; loaded for signed-in customers only. */
export function DefaultAddressLabel({ areas }: { areas: readonly Area[] }) {
  const { data = [] } = useAccountQuery('GET addresses');
  const address = data.find(({ isDefault }) => isDefault);
  return <>{address ? addressLabel(address, areas) : areaLabel(null, areas)}</>;
}
