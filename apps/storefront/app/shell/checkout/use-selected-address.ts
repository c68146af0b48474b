import type { Address } from '@subah/contract/shop/delivery';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

/** The chosen address as it is now: one that was deleted meanwhile, or lies outside our areas, is not chosen. */
export function useSelectedAddress(addressId: string | null): Address | undefined {
  const { data } = useAccountQuery('GET addresses');
  return data?.find(({ _id, isServiceable }) => _id === addressId && isServiceable);
}
