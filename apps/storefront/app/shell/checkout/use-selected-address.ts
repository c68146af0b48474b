import type { Address } from '@subah/contract/delivery/delivery';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

/** Undefined if the address was deleted or is outside the delivery areas. */
export function useSelectedAddress(addressId: string | null): Address | undefined {
  const { data } = useAccountQuery('GET addresses');
  return data?.find(({ _id, isServiceable }) => _id === addressId && isServiceable);
}
